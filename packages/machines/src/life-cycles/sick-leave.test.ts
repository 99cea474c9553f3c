import { LEAVE_MOVE_NOT_ALLOWED } from '@cauce/domain/sick-leave/leave-status'
import { describe, expect, it } from 'vitest'
import { applySickLeave, leaveMoves, LEAVE_MOVES } from './sick-leave.ts'

describe('applySickLeave', () => {
  it('registers it active', () => {
    expect(applySickLeave(null, 'registrar')).toEqual({ estado_id: 1 })
    expect(applySickLeave(1, 'registrar')).toEqual({ error: LEAVE_MOVE_NOT_ALLOWED })
  })

  it('annuls or lifts an active one, and refuses everything else', () => {
    expect(applySickLeave(1, 'anular')).toEqual({ estado_id: 2 })
    expect(applySickLeave(1, 'levantar')).toEqual({ estado_id: 3 })
    for (const from of [null, 2, 3, 77])
      for (const move of ['anular', 'levantar'] as const)
        expect(applySickLeave(from, move)).toEqual({ error: LEAVE_MOVE_NOT_ALLOWED })
  })
})

it('offers its moves only while it is active', () => {
  expect([1, 2, 3, 77].map(leaveMoves)).toEqual([['anular', 'levantar'], [], [], []])
  expect(Object.values(LEAVE_MOVES).map(({ etiqueta }) => etiqueta)).toEqual(['Anular', 'Levantar'])
})
