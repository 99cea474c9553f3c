import { expect, it } from 'vitest'
import { duplicateCode, repeatedPositions } from './duplicate-code.ts'

it('refuses the code that is in the list already', () => {
  expect(duplicateCode([4, 7], 7)).toBe('El código propio ya ha sido agregado')
  expect(duplicateCode([4, 7], 8)).toBeNull()
  expect(duplicateCode([], 8)).toBeNull()
})

it('tells the repeated positions of a list, never the first of each', () => {
  expect(repeatedPositions([4, 7, 4, 4, 7, 9])).toEqual([2, 3, 4])
  expect(repeatedPositions([1, 2])).toEqual([])
})
