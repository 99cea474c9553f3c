/**
 * Changing the provider site of an ordered line of any kind by hand, with a reason.
 * @fuente spec 2 §4, §5, §8
 */
import { assign, setup } from 'xstate'
import type { SentCheck } from '@cauce/domain/medication/check'
import type { Place } from '@cauce/domain/ordering/other-department'
import type { OrderType } from '@cauce/domain/ordering/order-type'
import { AUTOMATIC_ROUTING, checkRoutingChange, routingTexts } from '@cauce/domain/ordering/routing-change'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, withoutField, type FieldErrors, type Thrown } from './failure.ts'
import { sendOnceGuards } from './kit/send-once/guards.ts'
import { keyedCall, thrown } from './kit/send-once/states.ts'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'

export interface Site {
  readonly id: number
  readonly nombre: string
  /** Where it is, when that is another department than the affiliate's. */
  readonly lejos?: Place | null
}

export interface RoutingInput {
  readonly tipo: OrderType
  /** Id of the line of that kind; a scheme is routed whole. */
  readonly lineId: number
  readonly rep: Site | null
  /** `direccionamieno_automatico` of the line. */
  readonly automatico: boolean
}

export interface RoutingContext extends RoutingInput {
  readonly motivo: string
  readonly errores: FieldErrors
  /** Main message of a failure; `detail` is what the server or the network said. */
  readonly error: string | null
  readonly detail: string | null
  /** What is answered to what is known of a medication since it was ordered. */
  readonly comprobaciones: readonly SentCheck[]
  /** Code of the refusal. */
  readonly codigo: string | null
  readonly idempotencyKey: string | null
}

export type RoutingEvent =
  | { readonly type: 'site.chosen'; readonly rep: Site | null }
  | { readonly type: 'reason.changed'; readonly motivo: string }
  | { readonly type: 'change.confirmed'; readonly comprobaciones?: readonly SentCheck[] }
  | { readonly type: 'retry' }
  | { readonly type: 'change.resumed' }
  | { readonly type: 'wait.cancelled' }
  | { readonly type: 'closed' }

export interface AssignRouting {
  input: {
    tipo: OrderType
    lineId: number
    repId: number
    motivo: string
    comprobaciones: readonly SentCheck[]
    key: string
  }
  output: { readonly mensaje: string; readonly rep: Site }
}

const check = ({ rep, motivo, tipo }: RoutingContext) =>
  checkRoutingChange({ rep_id: rep?.id ?? null, motivo, lejos: rep?.lejos ?? null }, tipo)

const fail = { type: 'fail', params: thrown } as const
const refused = { target: '#routingChange.refused', actions: fail } as const

const { states } = keyedCall({
  twice: 'guardarla dos veces',
  sending: 'El servidor guarda la sede',
  call: 'assignRouting',
  input: ({ context }: { readonly context: RoutingContext }) => ({
    tipo: context.tipo,
    lineId: context.lineId,
    repId: context.rep?.id ?? 0,
    motivo: context.motivo.trim(),
    comprobaciones: context.comprobaciones,
    key: context.idempotencyKey ?? '',
  }),
  answered: '#routingChange.done',
  refusals: [],
  lost: { target: '#routingChange.failed', actions: fail },
  refused,
  keyless: refused,
})

export const routingChangeMachine = setup({
  types: typesOf<RoutingContext, RoutingEvent, RoutingInput, { readonly changed: boolean }>(),
  actors: {
    newKey: port<string, undefined>('newKey'),
    assignRouting: port<AssignRouting['output'], AssignRouting['input']>('assignRouting'),
  },
  actions: {
    fail: assign(({ context }, { error }: Thrown) => {
      const failure = failureOf(error)
      return {
        error: routingTexts(context.tipo).fallo,
        detail: failure.error ?? CONNECTION_LOST,
        codigo: failure.codigo,
        errores: failure.errores,
      }
    }),
    forgetError: assign({ error: null, detail: null, codigo: null }),
    keyMade: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    forgetKey: assign({ idempotencyKey: null }),
  },
  guards: {
    isAutomatic: ({ context }) => context.automatico,
    isComplete: ({ context }) => Object.keys(check(context)).length === 0,
    ...sendOnceGuards,
  },
}).createMachine({
  id: 'routingChange',
  version: '1',
  description: 'Cambio de sede de una línea',
  context: ({ input }) => ({
    ...input,
    motivo: '',
    errores: {},
    error: null,
    detail: null,
    comprobaciones: [],
    codigo: null,
    idempotencyKey: null,
  }),
  initial: 'opening',
  output: ({ context }) => ({ changed: context.idempotencyKey !== null }),
  states: {
    opening: {
      description: 'Se mira si la sede se puede cambiar',
      always: [{ guard: 'isAutomatic', target: 'blocked' }, { target: 'choosing' }],
    },
    blocked: {
      description: 'El direccionamiento automático no se cambia a mano',
      entry: assign({ error: AUTOMATIC_ROUTING }),
      on: { closed: 'cancelled' },
    },
    choosing: {
      description: 'Se escoge la sede y se escribe el motivo',
      entry: 'forgetKey',
      on: {
        'site.chosen': {
          actions: assign(({ context, event }) => ({
            rep: event.rep,
            errores: withoutField(context.errores, 'rep_id'),
          })),
        },
        'reason.changed': {
          actions: assign(({ context, event }) => ({
            motivo: event.motivo,
            errores: withoutField(context.errores, 'motivo'),
          })),
        },
        'change.confirmed': [
          {
            guard: 'isComplete',
            target: 'saving',
            actions: assign({ comprobaciones: ({ event }) => event.comprobaciones ?? [] }),
          },
          { actions: assign(({ context }) => ({ errores: check(context) })) },
        ],
        closed: 'cancelled',
      },
    },
    saving: {
      description: 'Se guarda la sede',
      entry: 'forgetError',
      // Each change has a key of its own: choosing forgets the one before.
      initial: 'keying',
      states: {
        keying: { ...states.keying, on: { 'wait.cancelled': '#routingChange.choosing' } },
        sending: {
          ...states.sending,
          on: {
            'wait.cancelled': { target: '#routingChange.failed', actions: { type: 'fail', params: { error: null } } },
          },
        },
      },
    },
    failed: {
      description: 'No llegó la respuesta: se puede reintentar',
      on: { retry: 'saving.sending', 'change.resumed': 'choosing', closed: 'cancelled' },
    },
    refused: {
      description: 'El servidor no aceptó el cambio',
      on: { 'change.resumed': 'choosing', closed: 'cancelled' },
    },
    done: { type: 'final', description: 'La sede quedó cambiada' },
    cancelled: { type: 'final', description: 'Se cerró sin cambiar', entry: 'forgetKey' },
  },
})
