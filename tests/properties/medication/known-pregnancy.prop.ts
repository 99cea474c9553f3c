/** What was asked of the patient, against what her record says: the newest speaks. */
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { knownPregnancy, type AskedState } from '@cauce/domain/medication/known-pregnancy'
import { pregnancyState } from '@cauce/domain/medication/pregnancy'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-20'
const past = fc.integer({ min: 0, max: 250 }).map((days) => addDays(TODAY, -days))
const diagnoses = fc.array(
  fc.record({ codigo: fc.constantFrom('Z340', 'O141', 'Z391', 'O800', 'O021', 'I10'), fecha: past }),
  { maxLength: 5 },
)
const asked: fc.Arbitrary<AskedState | null> = fc.option(
  fc.record({ presente: fc.boolean(), semanas: fc.option(fc.integer({ min: 0, max: 44 })), registrado: past }),
)

property('sin preguntar hablan los diagnósticos', [diagnoses], (list) => {
  expect(knownPregnancy(list, { gestacion: null, lactancia: null }, TODAY)).toEqual(pregnancyState(list, TODAY))
})

property(
  'lo que se anotó hoy es lo que se sabe',
  [diagnoses, fc.boolean(), fc.boolean()],
  (list, pregnant, nursing) => {
    const today = (presente: boolean): AskedState => ({ presente, semanas: null, registrado: TODAY })
    const known = knownPregnancy(list, { gestacion: today(pregnant), lactancia: today(nursing) }, TODAY)
    expect(known?.estado ?? null).toBe(pregnant ? 'embarazo' : nursing ? 'lactancia' : null)
  },
)

property('el orden de los diagnósticos no importa', [diagnoses, asked, asked], (list, gestacion, lactancia) => {
  const states = { gestacion, lactancia }
  expect(knownPregnancy(list.toReversed(), states, TODAY)?.estado).toBe(knownPregnancy(list, states, TODAY)?.estado)
})
