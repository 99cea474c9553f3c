import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { coveredDays } from '@cauce/domain/sick-leave/accumulated-days'
import { futureStartWarning } from '@cauce/domain/sick-leave/future-start'
import { keepsChain } from '@cauce/domain/sick-leave/interruption'
import { inForce } from '@cauce/domain/sick-leave/law'
import { isRelatedDiagnosis, sharesIllness } from '@cauce/domain/sick-leave/related-diagnosis'
import { anyDay, dayShift, today } from '../../support/arbitraries/calendar.ts'
import { anyLeaves, daysOf } from '../../support/arbitraries/sick-leave.ts'
import { property } from '../../support/property.ts'

describe('keepsChain', () => {
  property(
    'treinta días enteros de por medio la mantienen; treinta y uno, no',
    [today, fc.oneof(fc.constantFrom(0, 1, 29, 30, 31, 32), fc.nat(400))],
    (end, gap) => {
      const between = Array.from({ length: gap }, (_, index) => addDays(end, index + 1))
      expect(keepsChain(end, addDays(end, gap + 1))).toBe(between.length < 31)
    },
  )
})

describe('coveredDays', () => {
  property('un día que está en dos incapacidades cuenta una vez', [anyLeaves], (leaves) => {
    const spans = leaves.map((leave) => ({ desde: leave.fecha_inicio, hasta: leave.fecha_final }))
    const days = new Set(leaves.flatMap((leave) => daysOf({ ...leave, estado_id: 1, fecha_levantamiento: null })))
    expect(coveredDays(spans)).toBe(days.size)
  })
})

const record = (vigente_desde: string) => ({ vigente_desde, fuente: 'Norma de prueba' })

describe('inForce', () => {
  const days = fc.uniqueArray(anyDay, { minLength: 1, maxLength: 6 })

  property('la última que ya empezó, se escriban en el orden que sea', [days, anyDay], (starts, day) => {
    const [first = day, ...rest] = starts
    const held = inForce([record(first), ...rest.map(record)], day).vigente_desde
    const sorted = starts.toSorted()
    expect(held).toBe(sorted.findLast((start) => start <= day) ?? sorted[0])
  })
})

const head = (text: string) => text.toLowerCase().replace(/^(\w\d\d).*$/u, '$1')

describe('isRelatedDiagnosis', () => {
  const code = fc.constantFrom('M545', 'M544', 'm540', 'M511', 'J00X', 'J069', 'F320')

  property('lo dicen la letra y las dos cifras, en mayúscula o minúscula', [code, code], (one, other) => {
    expect(isRelatedDiagnosis({ codigo: one }, { codigo: other })).toBe(head(one) === head(other))
  })
})

type Codes = readonly [principal: string, related: string | null]
const diagnosedAs = ([principal, related]: Codes) => ({
  cie10: { codigo: principal },
  cie10_relacionado: related === null ? null : { codigo: related },
})
const headsOf = (codes: Codes) => codes.flatMap((each) => (each === null ? [] : [head(each)]))

describe('sharesIllness', () => {
  const code = fc.constantFrom('M545', 'M544', 'M511', 'J00X', 'F320')
  const codes = fc.tuple(code, fc.option(code, { nil: null }))

  property(
    'las une cualquier diagnóstico de la una que se parezca a cualquiera de la otra',
    [codes, codes],
    (one, other) => {
      const common = headsOf(one).some((each) => headsOf(other).includes(each))
      expect(sharesIllness(diagnosedAs(one), diagnosedAs(other))).toBe(common)
    },
  )
})

describe('futureStartWarning', () => {
  const cie10 = { codigo: 'M545' }

  property('de un comienzo de hoy o de antes nunca se advierte', [today, fc.nat(60)], (day, before) => {
    expect(futureStartWarning({ fecha_inicio: addDays(day, -before), cie10 }, null, day)).toBeNull()
  })

  property(
    'después de hoy, solo no se advierte de la prórroga de una incapacidad que termina en los ocho días siguientes',
    [today, dayShift],
    (day, left) => {
      const end = addDays(day, left)
      const previous = {
        fecha_inicio: addDays(end, -4),
        fecha_final: end,
        fecha_levantamiento: null,
        contingencia: 'Enf. Comun',
        prorroga: 'No' as const,
        estado_id: 1,
        cie10,
      }
      const warned = futureStartWarning({ fecha_inicio: addDays(end, 1), cie10 }, previous, day) !== null
      expect(warned).toBe(left > 8)
    },
  )
})
