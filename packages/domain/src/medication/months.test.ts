import { expect, it } from 'vitest'
import { isMonths, MONTHS, monthsInWords } from './months.ts'

it('goes from 1 to 6', () => {
  expect(MONTHS).toEqual([1, 2, 3, 4, 5, 6])
  expect([0, 1, 6, 7, 1.5, '3', null].map(isMonths)).toEqual([false, true, true, false, false, false, false])
})

it('is read in words', () => {
  expect([1, 3].map(monthsInWords)).toEqual(['1 mes', '3 meses'])
})
