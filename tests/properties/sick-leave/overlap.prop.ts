import { describe, expect } from 'vitest'
import { counts, spanOf } from '@cauce/domain/sick-leave/leave-span'
import { duplicateOf } from '@cauce/domain/sick-leave/overlap'
import { anyLeaves, calmLeaves, daysOf } from '../../support/arbitraries/sick-leave.ts'
import { property } from '../../support/property.ts'

describe('Incapacidad Duplicada', () => {
  property(
    'dos incapacidades se cruzan exactamente donde comparten un día del calendario',
    [anyLeaves, anyLeaves],
    (old, drawn) => {
      const taken = old.filter(counts).map((leave) => ({ leave, days: new Set(daysOf(leave)) }))
      for (const fresh of drawn) {
        const days = daysOf(fresh)
        const first = taken.find((one) => days.some((day) => one.days.has(day)))
        expect(duplicateOf(spanOf(fresh), old)).toBe(first?.leave ?? null)
      }
    },
  )

  property('las incapacidades seguidas nunca se cruzan', [calmLeaves], (leaves) => {
    for (const leave of leaves)
      expect(
        duplicateOf(
          spanOf(leave),
          leaves.filter((other) => other !== leave),
        ),
      ).toBeNull()
  })
})
