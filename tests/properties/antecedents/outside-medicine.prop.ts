/** What is taken of elsewhere: a moment is a span of days, an end is never before its beginning, a dose is whole or none. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { SOURCES } from '@cauce/domain/antecedents/allergy-entry'
import { momentEnd, momentStart } from '@cauce/domain/antecedents/moment'
import {
  ADVISERS,
  endProblem,
  OUTSIDE_KINDS,
  outsideProblems,
  type OutsideForm,
} from '@cauce/domain/antecedents/outside-medicine'
import { anyDay } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const length = fc.constantFrom('2015'.length, '2015-03'.length, '2015-03-20'.length)
const amount = fc.option(fc.constantFrom(0.5, 1, 8, 24))

const form: fc.Arbitrary<OutsideForm> = fc.record({
  tipo: fc.constantFrom(...OUTSIDE_KINDS),
  nombre: fc.constantFrom('Warfarina', 'Hipérico', 'Té de manzanilla'),
  codesumi_id: fc.constant(null),
  como: fc.constant(null),
  dosis: amount,
  frecuencia: amount,
  unidad_tiempo: fc.constant('Horas' as const),
  desde: fc.constant(null),
  hasta: fc.constant(null),
  indicado_por: fc.constantFrom(...ADVISERS),
  origen: fc.constantFrom(...SOURCES),
  detalle: fc.constant(null),
})

describe('lo que toma de otra parte', () => {
  property('el día está entre el primero y el último de su año o su mes', [anyDay, length], (day, size) => {
    const moment = day.slice(0, size)
    expect(momentStart(moment) <= day && day <= momentEnd(moment)).toBe(true)
    expect(momentEnd(moment).startsWith(moment)).toBe(true)
    expect(addDays(momentEnd(moment), 1).startsWith(moment)).toBe(false)
  })

  property('un fin dicho sin día ya pasó entero', [anyDay, anyDay, length], (today, day, size) => {
    const hasta = day.slice(0, size)
    if (endProblem({ desde: null, hasta }, today) === null && hasta !== day) expect(momentEnd(hasta) < today).toBe(true)
  })

  property(
    'lo que termina antes de empezar no se anota',
    [anyDay, fc.integer({ min: 1, max: 3000 })],
    (desde, days) => {
      const today = addDays(desde, 1)
      expect(endProblem({ desde, hasta: addDays(desde, -days) }, today)).not.toBeNull()
      expect(endProblem({ desde, hasta: addDays(desde, days) }, today)).toBeNull()
    },
  )

  property('la dosis en números es entera o ninguna, y de una presentación', [form, anyDay], (written, today) => {
    const { tipo, dosis, frecuencia } = written
    const none = dosis === null && frecuencia === null
    const whole = tipo === 'medicamento' && dosis !== null && frecuencia !== null
    expect(Object.keys(outsideProblems(written, today)).length === 0).toBe(none || whole)
  })
})
