import { expect, it } from 'vitest'
import { INVALID_DATE } from '../calendar/calendar-date.ts'
import { checkLifting } from './lifting.ts'

it('is lifted from a day after its start, until its last', () => {
  const span = { desde: '2026-11-03', hasta: '2026-11-17' }
  const outside = 'El levantamiento va después del 03 nov 2026 y hasta el 17 nov 2026'
  expect(['2026-11-04', '2026-11-17'].map((day) => checkLifting(day, span))).toEqual([null, null])
  expect(['2026-11-03', '2026-11-18', '2100-01-01'].map((day) => checkLifting(day, span))).toEqual(
    Array(3).fill(outside),
  )
  expect(checkLifting('2026-11-31', span)).toBe(INVALID_DATE)
})
