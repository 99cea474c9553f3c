import { expect, it } from 'vitest'
import { lastLeaves } from './last-leaves.ts'

it('shows five, and fewer where there are fewer', () => {
  expect(lastLeaves([7, 6, 5, 4, 3, 2, 1])).toEqual([7, 6, 5, 4, 3])
  expect(lastLeaves([2, 1])).toEqual([2, 1])
  expect(lastLeaves([])).toEqual([])
})
