import { REFERRAL_MOVE_NOT_ALLOWED } from '@cauce/domain/referral/status'
import { expect, it } from 'vitest'
import { applyReferral } from './referral.ts'

it.each([
  ['Pendiente', 'gestionar', 'En seguimiento'],
  ['Pendiente', 'informar_urgencias', 'Cerrado'],
  ['En seguimiento', 'actualizar', 'En seguimiento'],
  ['En seguimiento', 'finalizar', 'Cerrado'],
  ['En seguimiento', 'informar_urgencias', 'Cerrado'],
] as const)('from %s, %s leads to %s', (from, move, to) => {
  expect(applyReferral(from, move)).toEqual({ estado: to })
})

it.each([
  ['Pendiente', 'actualizar'],
  ['Pendiente', 'finalizar'],
  ['En seguimiento', 'gestionar'],
  ['Cerrado', 'gestionar'],
  ['Cerrado', 'actualizar'],
  ['Cerrado', 'finalizar'],
  ['Cerrado', 'informar_urgencias'],
  ['Otro', 'gestionar'],
] as const)('from %s nobody can %s', (from, move) => {
  expect(applyReferral(from, move)).toEqual({ error: REFERRAL_MOVE_NOT_ALLOWED })
})
