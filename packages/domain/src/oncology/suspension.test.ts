import { expect, it } from 'vitest'
import { MOVE_NOT_ALLOWED } from '../ordering/order-line-actions.ts'
import { REQUIRED_FIELD } from '../text/field.ts'
import { REASON_TOO_POOR } from '../text/substance.ts'
import { canSuspend, checkSuspension, SELECT_ACTIVE, whyNotSuspend } from './suspension.ts'

it('only an order in state 1 can be suspended', () => {
  expect([1, 2, 3, 4, 5, 49, 77].filter(canSuspend)).toEqual([1])
  expect([whyNotSuspend(1), whyNotSuspend(3)]).toEqual([null, MOVE_NOT_ALLOWED])
})

it('asks for what to suspend and for an observation', () => {
  expect(checkSuspension({ orden: [{ estado_id: 1 }], observacion: 'Neutropenia grado 4' })).toEqual({})
  expect(checkSuspension({ orden: [], observacion: ' ' })).toEqual({
    orden: [SELECT_ACTIVE],
    observacion: [REQUIRED_FIELD],
  })
  expect(checkSuspension({ orden: [{ estado_id: 1 }, { estado_id: 3 }], observacion: 'Neutropenia grado 4' })).toEqual({
    orden: [SELECT_ACTIVE],
  })
  expect(checkSuspension({ orden: [{ estado_id: 1 }], observacion: 'Neutropenia grado 4'.padEnd(500, 'x') })).toEqual(
    {},
  )
  expect(checkSuspension({ orden: [{ estado_id: 1 }], observacion: '-' })).toEqual({ observacion: [REASON_TOO_POOR] })
  expect(checkSuspension({ orden: [{ estado_id: 1 }], observacion: 'x'.repeat(501) })).toEqual({
    observacion: ['Máximo 500 caracteres'],
  })
})
