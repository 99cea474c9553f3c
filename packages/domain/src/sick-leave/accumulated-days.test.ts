import { expect, it } from 'vitest'
import { coveredDays, upTo } from './accumulated-days.ts'

const span = (desde: string, hasta: string) => ({ desde, hasta })

it('a day in two leaves counts once', () => {
  expect(coveredDays([])).toBe(0)
  expect(coveredDays([span('2026-11-03', '2026-11-17')])).toBe(15)
  expect(coveredDays([span('2026-11-10', '2026-11-20'), span('2026-11-03', '2026-11-17')])).toBe(18)
  expect(coveredDays([span('2026-11-03', '2026-11-17'), span('2026-11-05', '2026-11-06')])).toBe(15)
  expect(coveredDays([span('2026-11-03', '2026-11-17'), span('2026-11-17', '2026-11-18')])).toBe(16)
  expect(coveredDays([span('2026-11-17', '2026-11-17'), span('2026-11-17', '2026-11-17')])).toBe(1)
  expect(coveredDays([span('2028-02-28', '2028-03-01'), span('2028-03-01', '2028-02-01')])).toBe(3)
})

it('is cut on a day', () => {
  expect(upTo([span('2026-11-03', '2026-11-17'), span('2026-11-18', '2026-11-20')], '2026-11-10')).toEqual([
    span('2026-11-03', '2026-11-10'),
  ])
})
