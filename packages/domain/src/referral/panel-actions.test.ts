import { expect, it } from 'vitest'
import { ANNEX_TYPES, isRequestType, REQUEST_TYPES } from './annex.ts'
import { closesAtOnce, emergencyCode } from './emergency-report.ts'
import { panelActions } from './panel-actions.ts'
import { referralTone } from './status.ts'

it.each([
  ['Pendiente', ['gestionar']],
  ['Devuelta', ['gestionar']],
  ['En seguimiento', ['actualizar', 'finalizar', 'ordenar']],
  ['Cerrado', []],
])('%s shows %j, and nothing without the permission', (estado, actions) => {
  expect(panelActions(estado, true)).toEqual(actions)
  expect(panelActions(estado, false)).toEqual([])
})

it('only the emergency report makes its code and closes', () => {
  expect([1, 2, 3, 4].map(closesAtOnce)).toEqual([true, false, false, false])
  expect(emergencyCode(2026, 42)).toBe('AIU-2026-000042')
})

it('has the types of the specification', () => {
  expect(Object.keys(ANNEX_TYPES)).toEqual(['1', '2', '3', '4'])
  expect(REQUEST_TYPES).toHaveLength(12)
  expect([isRequestType('Ambulancia'), isRequestType('ambulancia')]).toEqual([true, false])
})

it('a state has a tone', () => {
  expect(['Pendiente', 'En seguimiento', 'Cerrado'].map(referralTone)).toEqual(['waiting', 'info', 'ok'])
  expect(referralTone('Devuelta')).toBe('info')
})
