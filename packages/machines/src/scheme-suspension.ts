/**
 * The history of an affiliate's schemes, and the suspension of the active lines that a person chooses in it.
 * @fuente spec 2 §2, §4
 */
import { assign, setup } from 'xstate'
import { canSuspend, checkSuspension } from '@cauce/domain/oncology/suspension'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, isWorthRetrying, withoutField, type Thrown } from './failure.ts'
import { nextNotice } from './notice.ts'
import { port } from './port.ts'
import type {
  SuspensionContext,
  SuspensionEvent,
  SuspensionInput,
  SuspensionOutput,
  SuspensionPorts as P,
} from './scheme-suspension/types.ts'
import { typesOf } from './types-of.ts'

const check = ({ chosen, observacion, rows }: SuspensionContext) =>
  checkSuspension({ orden: rows.filter(({ id }) => chosen.includes(id)), observacion })

/** Only active lines stay chosen. */
const onlyActive = ({ rows }: SuspensionContext, ids: readonly number[]): readonly number[] =>
  rows.filter(({ id, estado_id }) => ids.includes(id) && canSuspend(estado_id)).map(({ id }) => id)

const toggled = (context: SuspensionContext, id: number): readonly number[] =>
  onlyActive(
    context,
    context.chosen.includes(id) ? context.chosen.filter((chosen) => chosen !== id) : [...context.chosen, id],
  )

export const schemeSuspensionMachine = setup({
  types: typesOf<SuspensionContext, SuspensionEvent, SuspensionInput, SuspensionOutput>(),
  actors: {
    loadHistory: port<P['loadHistory']['output'], P['loadHistory']['input']>('loadHistory'),
    newKey: port<string, undefined>('newKey'),
    suspendLines: port<P['suspendLines']['output'], P['suspendLines']['input']>('suspendLines'),
  },
  actions: {
    fail: assign((_, { error }: Thrown) => {
      const failure = failureOf(error)
      return { error: failure.error ?? CONNECTION_LOST, errores: failure.errores }
    }),
    lost: assign({ error: CONNECTION_LOST }),
    forgetError: assign({ error: null }),
    forgetKey: assign({ idempotencyKey: null }),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(check(context)).length === 0,
    answerIsMissing: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
  },
}).createMachine({
  id: 'schemeSuspension',
  version: '1',
  description: 'Historia y suspensión de esquemas',
  context: ({ input }) => ({
    afiliadoId: input.afiliadoId,
    rows: [],
    chosen: [],
    observacion: '',
    errores: {},
    error: null,
    idempotencyKey: null,
    changed: false,
    notice: null,
  }),
  initial: 'loading',
  output: ({ context }) => ({ changed: context.changed }),
  states: {
    loading: {
      description: 'Se busca la historia de esquemas',
      entry: ['forgetError', 'forgetKey'],
      invoke: {
        src: 'loadHistory',
        input: ({ context }) => ({ afiliadoId: context.afiliadoId }),
        onDone: { target: 'choosing', actions: assign({ rows: ({ event }) => event.output }) },
        onError: { target: 'unread', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { closed: 'closed' },
    },
    unread: {
      description: 'La historia no se pudo leer: se muestra por qué',
      on: { retry: 'loading', closed: 'closed' },
    },
    choosing: {
      description: 'Se escogen los renglones activos y se escribe la observación',
      entry: 'forgetKey',
      on: {
        'line.toggled': {
          actions: assign(({ context, event }) => ({
            chosen: toggled(context, event.id),
            errores: withoutField(context.errores, 'orden'),
            error: null,
          })),
        },
        'lines.chosen': {
          actions: assign(({ context, event }) => ({
            chosen: onlyActive(context, event.ids),
            errores: withoutField(context.errores, 'orden'),
            error: null,
          })),
        },
        'observation.changed': {
          actions: assign(({ context, event }) => ({
            observacion: event.observacion,
            errores: withoutField(context.errores, 'observacion'),
            error: null,
          })),
        },
        'suspend.requested': [
          { guard: 'isComplete', target: 'suspending' },
          { actions: assign(({ context }) => ({ errores: check(context) })) },
        ],
        closed: 'closed',
      },
    },
    suspending: {
      description: 'Se suspenden los renglones',
      entry: 'forgetError',
      initial: 'keying',
      states: {
        keying: {
          description: 'Se crea la clave que impide suspender dos veces',
          invoke: {
            src: 'newKey',
            onDone: { target: 'sending', actions: assign({ idempotencyKey: ({ event }) => event.output }) },
            onError: {
              target: '#schemeSuspension.choosing',
              actions: { type: 'fail', params: ({ event }) => event },
            },
          },
          on: { 'wait.cancelled': '#schemeSuspension.choosing' },
        },
        sending: {
          description: 'El servidor suspende los renglones',
          invoke: {
            src: 'suspendLines',
            input: ({ context: { chosen, observacion, idempotencyKey } }) => ({
              orden: chosen,
              observacion: observacion.trim(),
              key: idempotencyKey ?? '',
            }),
            onDone: {
              target: '#schemeSuspension.loading',
              actions: assign(({ context, event }) => ({
                chosen: [],
                observacion: '',
                changed: true,
                notice: nextNotice(context.notice, 'ok', event.output.mensaje),
              })),
            },
            onError: [
              {
                guard: { type: 'answerIsMissing', params: ({ event }) => event },
                target: '#schemeSuspension.interrupted',
                actions: { type: 'fail', params: ({ event }) => event },
              },
              {
                target: '#schemeSuspension.choosing',
                actions: { type: 'fail', params: ({ event }) => event },
              },
            ],
          },
          on: { 'wait.cancelled': { target: '#schemeSuspension.interrupted', actions: 'lost' } },
        },
      },
    },
    interrupted: {
      description: 'No llegó la respuesta: se puede reintentar sin riesgo de suspender dos veces',
      on: {
        retry: 'suspending.sending',
        'suspend.postponed': 'loading',
        closed: 'closed',
      },
    },
    closed: { description: 'Se cerró la historia', type: 'final' },
  },
})
