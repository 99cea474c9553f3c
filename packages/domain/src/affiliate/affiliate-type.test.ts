import { describe, expect, it } from 'vitest'
import { AffiliateType, isBeneficiary, isDeceased } from './affiliate-type.ts'

describe('isBeneficiary', () => {
  it('is true for the three kinds of beneficiary', () => {
    expect([1, 3, 6].filter(isBeneficiary)).toEqual([1, 3, 6])
  })

  it('is false for a contributor, a deceased and a kind that it does not know', () => {
    expect([2, 4, 5, 0, -1, 13, 16].some(isBeneficiary)).toBe(false)
  })
})

describe('isDeceased', () => {
  it('is true for kind 4 alone', () => {
    expect([1, 2, 3, 4, 5, 6, 14].filter(isDeceased)).toEqual([AffiliateType.deceased])
  })
})
