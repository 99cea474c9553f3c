/** What may happen to the registration of a leave. */
import { PortFailure } from '../failure.ts'
import { sickLeaveMachine } from '../sick-leave.ts'
import { leaveBase, written } from '../testing/sick-leave-samples.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

const lost = new PortFailure({})
const duplicated = new PortFailure({ status: 409, codigo: 'incapacidad.duplicada', error: 'Incapacidad Duplicada' })
const otherBody = new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' })

export const sickLeaveWalk: Walk = {
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
    ].map((type) => ({ type })),
  ],
  ports: {
    newKey: keyAnswers(),
    register: named(
      { 'Queda registrada': { id: 9, radicado: '2026-118403', mensaje: 'Incapacidad registrada con éxito' } },
      {
        [NO_ANSWER]: lost,
        'Esos días ya tienen una incapacidad': duplicated,
        'Esa incapacidad ya se envió con otros datos': otherBody,
      },
    ),
  },
  facts: ({ base, touched, tried, cleared, idempotencyKey }) => [
    base === null,
    touched,
    tried,
    cleared === null,
    idempotencyKey,
  ],
}
