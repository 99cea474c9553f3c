import { expect, it } from 'vitest'
import { DUPLICATE_IN_LIST, duplicateInList, repeatedPositions } from './duplicates.ts'

it('the same drug does not enter twice', () => {
  const lines = [{ codesumi_id: 7 }, { codesumi_id: 9 }]
  expect(duplicateInList(lines, 9)).toBe('El medicamento ya se encuentra en la lista')
  expect(DUPLICATE_IN_LIST).toBe('El medicamento ya se encuentra en la lista')
  expect(duplicateInList(lines, 8)).toBeNull()
})

it('names the places of the repeated ones', () => {
  expect(repeatedPositions([4, 7, 4, 4, 7])).toEqual([2, 3, 4])
  expect(repeatedPositions([])).toEqual([])
})
