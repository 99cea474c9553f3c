import { expect, it } from 'vitest'
import { isSingleDose, leastDaysBetween } from './special-frequency.ts'

it.each([
  ['semanal', 7],
  ['mensual', 28],
  ['anual', 365],
  ['cada 12 semanas', 84],
  ['cada 2 a 4 semanas', 14],
  ['cada 6 meses', 168],
  ['semanal o cada 2 semanas', 7],
  ['semanal o dos veces por semana', 3],
  ['tres veces por semana', 2],
  ['semanal en inducción y luego mensual', 7],
  ['mensual (3,6 mg) o trimestral (10,8 mg)', 28],
  ['dosis única, semanal o cada 21 a 28 días según indicación', 7],
  ['cada 3 a 4 semanas o cada 12', 21],
  ['parche cada 72 h', 3],
  ['parche cada 72 a 96 h', 3],
])('%s son al menos %i días entre tomas', (words, days) => {
  expect(leastDaysBetween(words)).toBe(days)
})

it.each([
  'según esquema de quimioterapia',
  'dosis única',
  'implante de larga duración',
  'una vez por ciclo',
  'cada 0 días',
])('%s no da un intervalo', (words) => {
  expect(leastDaysBetween(words)).toBeNull()
})

it('dosis única es solo una', () => {
  expect(isSingleDose('Dosis única')).toBe(true)
  expect(isSingleDose(' dosis única ')).toBe(true)
  expect(isSingleDose('dosis única, semanal o cada 21 a 28 días según indicación')).toBe(false)
})
