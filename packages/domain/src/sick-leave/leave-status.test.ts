import { expect, it } from 'vitest'
import { LEAVE_STATUS_NAMES, leaveStatusTone } from './leave-status.ts'

it('names and colours the three states', () => {
  expect(LEAVE_STATUS_NAMES).toEqual({ 1: 'Activo', 2: 'Anulado', 3: 'Levantado' })
  expect([1, 2, 3, 9].map(leaveStatusTone)).toEqual(['ok', 'bad', 'waiting', 'bad'])
})
