import { expect, it } from 'vitest'
import { counts, lastDay, spanDays } from './leave-span.ts'

it('only an annulled one does not count', () => {
  expect([1, 2, 3].map((estado_id) => counts({ estado_id }))).toEqual([true, false, true])
})

it('a lifted leave covers until the day before', () => {
  const fecha_final = '2026-11-17'
  expect(lastDay({ fecha_final })).toBe('2026-11-17')
  expect(lastDay({ fecha_final, fecha_levantamiento: null })).toBe('2026-11-17')
  expect(lastDay({ fecha_final, fecha_levantamiento: '2026-11-10' })).toBe('2026-11-09')
  expect(lastDay({ fecha_final, fecha_levantamiento: '2026-12-10' })).toBe('2026-11-17')
})

it('counts both ends', () => {
  expect(spanDays({ desde: '2026-11-03', hasta: '2026-11-17' })).toBe(15)
  expect(spanDays({ desde: '2026-11-03', hasta: '2026-11-02' })).toBe(0)
  expect(spanDays({ desde: '2026-11-03', hasta: '2026-10-02' })).toBe(0)
})
