/** Every situation and every transition of the registration of a leave. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { sickLeaveMachine } from '@cauce/machines/sick-leave'
import { leaveBase, written } from '@cauce/machines/testing/sick-leave-samples'
import { type Walk, walkEverything } from './walk.ts'

const lost = new PortFailure({})
const duplicated = new PortFailure({ status: 409, codigo: 'incapacidad.duplicada', error: 'Incapacidad Duplicada' })
const otherBody = new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' })

const walk: Walk = {
  machine: sickLeaveMachine,
  events: () => [
    { type: 'base.arrived', base: leaveBase() },
    { type: 'draft.changed', draft: written },
    ...[
      'draft.cleared',
      'clear.undone',
      'register.requested',
      'retry',
      'register.postponed',
      'wait.cancelled',
      'dialog.dismissed',
      'confirmation.closed',
    ].map((type) => ({ type })),
  ],
  ports: {
    newKey: { done: ['k1'], error: [lost] },
    register: {
      done: [{ id: 9, radicado: '2026-118403', mensaje: 'Incapacidad registrada con éxito' }],
      error: [lost, duplicated, otherBody],
    },
  },
  facts: ({ base, touched, tried, cleared, idempotencyKey }) => [
    base === null,
    touched,
    tried,
    cleared === null,
    idempotencyKey,
  ],
}

describe('registro de una incapacidad', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(walk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})
