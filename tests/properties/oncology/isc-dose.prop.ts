import * as fc from 'fast-check'
import { formulatedDose } from '@cauce/domain/oncology/isc-dose'
import { property } from '../../support/property.ts'

/** A dose with at most two decimals, in hundredths. */
const hundredths = fc.integer({ min: 1, max: 1_200_000 })
/** A surface of 0.06 to 4.93 m², in hundredths. */
const surface = fc.integer({ min: 6, max: 493 })
const otherIndex = fc.constantFrom('PESO' as const, 'AUC' as const, 'FIJA' as const)

/** The product in whole numbers: ten-thousandths to tenths, the half away from zero. */
const inTenths = (dose: number, isc: number): number => Math.floor((dose * isc + 500) / 1_000)

property('los enteros dan la misma dosis por superficie', [hundredths, surface], (dose, isc) => {
  return formulatedDose(dose / 100, 'ISC', isc / 100) === inTenths(dose, isc) / 10
})

property('una superficie mayor nunca da una dosis menor', [hundredths, surface], (dose, isc) => {
  const here = formulatedDose(dose / 100, 'ISC', isc / 100) ?? 0
  return (formulatedDose(dose / 100, 'ISC', (isc + 1) / 100) ?? 0) >= here
})

property('la dosis está a menos de media décima del producto', [hundredths, surface], (dose, isc) => {
  const formulated = formulatedDose(dose / 100, 'ISC', isc / 100) ?? 0
  return Math.abs(formulated - (dose * isc) / 10_000) <= 0.05 + 1e-9
})

property(
  'cualquier otro índice deja la dosis como está, sea cual sea la superficie',
  [hundredths, otherIndex, surface],
  (dose, index, isc) => {
    return (
      formulatedDose(dose / 100, index, isc / 100) === dose / 100 &&
      formulatedDose(dose / 100, index, null) === dose / 100
    )
  },
)
