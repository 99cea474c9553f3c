import * as fc from 'fast-check'
import { PRESSURE_GUIDELINES, pressureClassOf } from '@cauce/domain/clinical-record/blood-pressure'
import { adultAge, diastolic, systolic } from '../../support/arbitraries/clinical-record.ts'
import { property } from '../../support/property.ts'

const guideline = fc.constantFrom('esc_esh_2018', 'esh_2023', 'acc_aha_2017', 'esc_2024')

/** Where each value alone falls, counted by the limits that it passes, as in the printed tables. */
const LIMITS = {
  esc_esh_2018: { s: [120, 130, 140, 160, 180], d: [80, 85, 90, 100, 110] },
  esh_2023: { s: [120, 130, 140, 160, 180], d: [80, 85, 90, 100, 110] },
  // The diastolic of «elevada» is still normal: from 80 on it is two steps up.
  acc_aha_2017: { s: [120, 130, 140, 181], d: [80, 80, 90, 121] },
  esc_2024: { s: [120, 140], d: [70, 90] },
} as const

const passed = (limits: readonly number[], value: number): number => limits.filter((limit) => value >= limit).length

property('gana la más alta de las dos categorías', [guideline, adultAge, systolic, diastolic], (which, edad, s, d) => {
  const found = pressureClassOf({ edad, sistolica: s, diastolica: d }, which)
  if (d >= s) return found === null
  const place = Math.max(passed(LIMITS[which].s, s), passed(LIMITS[which].d, d))
  return found?.clase === PRESSURE_GUIDELINES[which].niveles.at(place)?.clase
})

property('es aislada si una de las dos es alta y la otra no', [guideline, systolic, diastolic], (which, s, d) => {
  const found = pressureClassOf({ edad: 50, sistolica: s, diastolica: d }, which)
  if (found === null) return true
  const high = `${s >= 140}/${d >= 90}`
  const systolicAlone = high === 'true/false' && which.startsWith('es') && which !== 'esc_2024'
  const diastolicAlone = high === 'false/true' && which === 'esh_2023'
  return (
    (found.aislada === 'sistólica aislada') === systolicAlone &&
    (found.aislada === 'diastólica aislada') === diastolicAlone
  )
})

property('siempre se dice como un rango', [guideline, adultAge, systolic, diastolic], (which, edad, s, d) => {
  const found = pressureClassOf({ edad, sistolica: s, diastolica: d }, which)
  return found === null || /^Cifras en rango de \S.*\(.+\)$/u.test(found.texto)
})
