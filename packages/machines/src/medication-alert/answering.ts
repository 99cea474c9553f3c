/** What follows every check: it is judged, a person answers what was found, and the answer is recorded. */
import { assign } from 'xstate'
import { alertSetup } from './setup.ts'
import type { RecordedStep, Step } from './types.ts'
import * as walk from './walk.ts'

const END = '#medicationAlert.cancelled'

/** Where a check that answered leads. */
export const judging = (next: string) =>
  alertSetup.createStateConfig({
    description: 'Se mira qué respondió la comprobación',
    always: [{ guard: 'isNotMade', target: 'notMade' }, { guard: 'asksSomething', target: 'asking' }, { target: next }],
  })

/** What may also block: a shortage, a limit over which nobody orders. */
export const judgingBlock = (next: string) =>
  alertSetup.createStateConfig({
    description: 'Se mira qué respondió la comprobación',
    always: [
      { guard: 'isNotMade', target: 'notMade' },
      { guard: 'isBlocked', target: 'blocked' },
      { guard: 'asksSomething', target: 'asking' },
      { target: next },
    ],
  })

/** Something was found: it goes on with a reason, or it is not prescribed; both are recorded. */
export const asking = (step: RecordedStep, description: string) =>
  alertSetup.createStateConfig({
    description,
    on: {
      'reason.changed': { actions: { type: 'typeReason', params: ({ event }) => event } },
      'line.confirmed': [
        { guard: 'hasReason', target: 'recording', actions: ['goOn', { type: 'explain', params: step }] },
        { actions: 'askReason' },
      ],
      'line.rejected': { target: 'recording', actions: { type: 'reject', params: step } },
      'line.changed': { target: 'recording', actions: { type: 'change', params: step } },
    },
  })

/** The check could not be made: it is never taken for a clean one. */
export const notMade = (step: Step, next: string) =>
  alertSetup.createStateConfig({
    description: 'La comprobación no se pudo hacer: se repite, se explica o se deja pendiente en la línea',
    on: {
      'reason.changed': { actions: { type: 'typeReason', params: ({ event }) => event } },
      'check.again': 'checking',
      'line.confirmed': [
        { guard: 'hasReason', target: next, actions: { type: 'explain', params: step } },
        { actions: 'askReason' },
      ],
      'check.left': next,
      'line.rejected': END,
    },
  })

/** The decision is written once, whatever happens to the connection; without its record nothing goes on. */
export const recording = (step: RecordedStep, next: string) =>
  alertSetup.createStateConfig({
    description: 'Se registra lo que respondió el profesional',
    initial: 'keying',
    states: {
      keying: {
        description: 'Se crea la clave que impide registrarlo dos veces',
        entry: 'forgetRecordError',
        invoke: {
          src: 'newKey',
          onDone: { target: 'sending', actions: assign({ idempotencyKey: ({ event }) => event.output }) },
          onError: { target: 'failed', actions: { type: 'failRecord', params: ({ event }) => event } },
        },
        on: { 'wait.cancelled': { target: 'failed', actions: { type: 'failRecord', params: { error: null } } } },
      },
      sending: {
        description: 'El servidor registra la respuesta',
        entry: 'forgetRecordError',
        invoke: {
          src: 'recordDecision',
          input: ({ context }) => walk.recordOf(context, step),
          onDone: [{ guard: 'goesOn', target: next }, { target: END }],
          onError: { target: 'failed', actions: { type: 'failRecord', params: ({ event }) => event } },
        },
        on: { 'wait.cancelled': { target: 'failed', actions: { type: 'failRecord', params: { error: null } } } },
      },
      failed: {
        description: 'No se pudo registrar: se reintenta, se registra que no se formula o se deja sin registrar',
        on: {
          retry: [{ guard: 'hasKey', target: 'sending' }, { target: 'keying' }],
          'line.rejected': [
            // Some rows may already say that it goes on: the refusal is written after them.
            { guard: 'goesOn', target: 'keying', actions: { type: 'reject', params: step } },
            { target: END },
          ],
        },
      },
    },
  })
