import { expect, it } from 'vitest'
import { checkPcl, checkQualificationType, PCL_OUT_OF_RANGE, QUALIFICATION_UNKNOWN } from './pcl.ts'

it('goes from 0 to 100, decimals too', () => {
  expect([0, 0.01, 50, 99.99, 100, null].map(checkPcl)).toEqual(Array(6).fill(null))
  expect([-0.01, -1, 100.01, 1e9, Number.NaN].map(checkPcl)).toEqual(Array(5).fill(PCL_OUT_OF_RANGE))
})

it('is of type A or B', () => {
  expect(['A', 'B', '', null].map(checkQualificationType)).toEqual([null, null, null, null])
  expect(['a', 'C', 'AB'].map(checkQualificationType)).toEqual(Array(3).fill(QUALIFICATION_UNKNOWN))
})
