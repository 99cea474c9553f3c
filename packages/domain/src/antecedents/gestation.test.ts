import { expect, it } from 'vitest'
import { gestationInWords, gestationOn, weeksInWords } from './gestation.ts'

it('says completed weeks, the days over them and the probable day of birth', () => {
  const gestation = gestationOn('2026-06-01', '2026-11-21')
  expect(gestation).toEqual({
    desde: '2026-06-01',
    semanas: 24,
    dias: 5,
    fecha_parto: '2027-03-08',
    trimestre: 2,
  })
  expect(gestationInWords(gestation)).toBe(
    'Embarazo de 24 semanas y 5 días (segundo trimestre), parto probable el 08 mar 2027',
  )
})

it.each([
  [0, 0, '0 semanas'],
  [1, 0, '1 semana'],
  [12, 1, '12 semanas y 1 día'],
])('%i weeks and %i days', (semanas, dias, words) => {
  expect(weeksInWords({ semanas, dias })).toBe(words)
})

it.each([
  ['2026-04-06', 1],
  ['2026-04-07', 2],
  ['2026-07-13', 2],
  ['2026-07-14', 3],
] as const)('on %s the trimester is %i', (day, trimestre) => {
  expect(gestationOn('2025-12-30', day).trimestre).toBe(trimestre)
})

it('a day before the period counts as its first day', () => {
  expect(gestationOn('2026-06-01', '2026-05-30')).toMatchObject({ semanas: 0, dias: 0 })
})
