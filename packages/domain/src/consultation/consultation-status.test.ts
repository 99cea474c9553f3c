import { describe, expect, it } from 'vitest'
import { ConsultationStatus, MISSED_CONSULTATION, orderingBlockedBy, statusOnOpening } from './consultation-status.ts'

describe('orderingBlockedBy', () => {
  it('admits orders in every status but the missed one', () => {
    expect([1, 2, 3, 4].map(orderingBlockedBy)).toEqual([null, null, null, null])
    expect(orderingBlockedBy(ConsultationStatus.missed)).toBe(MISSED_CONSULTATION)
  })
})

describe('statusOnOpening', () => {
  it('starts what had not started and leaves the rest', () => {
    expect([1, 2, 3, 4, 5].map(statusOnOpening)).toEqual([3, 3, 3, 4, 5])
  })
})
