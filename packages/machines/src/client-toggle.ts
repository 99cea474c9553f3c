/**
 * Switching a program that connects on and off: the switch flips at once and flips back when the call fails.
 * @fuente spec 1 §4, §8
 */
import { assign, setup } from 'xstate'
import { toggleFailed } from '@cauce/domain/programs/program'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, type Thrown } from './failure.ts'
import { sendOnceGuards } from './kit/send-once/guards.ts'
import { keyedCall, thrown } from './kit/send-once/states.ts'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'

export interface ToggleInput {
  readonly id: number
  readonly nombre: string
  readonly activo: boolean
}

export interface ToggleContext extends ToggleInput {
  /** What the switch shows. */
  readonly activo: boolean
  /** What the server said last. */
  readonly confirmado: boolean
  /** That it went back, and why; null when nothing failed. */
  readonly error: string | null
  readonly detail: string | null
  /** The answer is taking longer than anybody waits without being told. */
  readonly lenta: boolean
  /** Kept while nobody knows whether the change was done, so that trying again does it once. */
  readonly idempotencyKey: string | null
}

export type ToggleEvent =
  | { readonly type: 'toggle.pressed' }
  /** The list came again: this is what the program is. */
  | { readonly type: 'state.told'; readonly activo: boolean; readonly nombre: string; readonly version?: number }
  | { readonly type: 'message.closed' }
  | { readonly type: 'wait.cancelled' }

export interface SwitchProgram {
  input: { id: number; key: string }
  output: { readonly activo: boolean }
}

/** After which the person is told that the server is slow, and may stop waiting. */
export const SLOW_MS = 5_000

const flipBack = { type: 'flipBack', params: thrown } as const
const reverted = { target: '#clientToggle.reverted', actions: flipBack } as const

const { initial, states } = keyedCall({
  twice: 'hacerlo dos veces',
  sending: 'El servidor guarda el cambio',
  call: 'switchProgram',
  input: ({ context: { id, idempotencyKey } }: { readonly context: ToggleContext }) => ({
    id,
    key: idempotencyKey ?? '',
  }),
  answered: {
    target: '#clientToggle.settled',
    actions: {
      type: 'believe',
      params: ({ context, event }: { context: ToggleContext; event: { output: SwitchProgram['output'] } }) => ({
        activo: event.output.activo,
        nombre: context.nombre,
      }),
    },
  },
  refusals: [],
  lost: reverted,
  refused: { ...reverted, actions: [flipBack, 'forgetKey'] },
  keyless: reverted,
})

export const clientToggleMachine = setup({
  types: typesOf<ToggleContext, ToggleEvent, ToggleInput>(),
  actors: {
    newKey: port<string, undefined>('newKey'),
    switchProgram: port<SwitchProgram['output'], SwitchProgram['input']>('switchProgram'),
  },
  actions: {
    flip: assign(({ context }) => ({ activo: !context.confirmado, error: null, detail: null, lenta: false })),
    flipBack: assign(({ context }, { error }: Thrown) => ({
      activo: context.confirmado,
      lenta: false,
      error: toggleFailed(context.nombre, context.confirmado),
      detail: failureOf(error).error ?? CONNECTION_LOST,
    })),
    believe: assign((_, { activo, nombre }: { activo: boolean; nombre: string }) => ({
      activo,
      nombre,
      confirmado: activo,
      lenta: false,
    })),
    forgetError: assign({ error: null, detail: null }),
    keyMade: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    forgetKey: assign({ idempotencyKey: null }),
  },
  delays: { slow: SLOW_MS },
  guards: {
    ...sendOnceGuards,
    wasDone: ({ context }, { activo }: { activo: boolean }) => activo !== context.confirmado,
  },
}).createMachine({
  id: 'clientToggle',
  version: '1',
  description: 'Interruptor de un programa de la API',
  context: ({ input }) => ({
    ...input,
    confirmado: input.activo,
    error: null,
    detail: null,
    lenta: false,
    idempotencyKey: null,
  }),
  initial: 'settled',
  states: {
    settled: {
      description: 'Se ve lo que el servidor dijo',
      entry: 'forgetKey',
      on: {
        'toggle.pressed': 'flipped',
        'state.told': { actions: { type: 'believe', params: ({ event }) => event } },
      },
    },
    flipped: {
      description: 'Se ve el cambio mientras el servidor lo guarda',
      entry: 'flip',
      initial,
      on: {
        'wait.cancelled': { target: 'reverted', actions: { type: 'flipBack', params: { error: null } } },
      },
      states: {
        ...states,
        sending: {
          ...states.sending,
          after: { slow: { actions: assign({ lenta: true }), description: 'El servidor está tardando' } },
        },
      },
    },
    reverted: {
      description: 'El cambio falló y el interruptor volvió a como estaba',
      on: {
        'toggle.pressed': 'flipped',
        'message.closed': { actions: 'forgetError' },
        'state.told': [
          {
            guard: { type: 'wasDone', params: ({ event }) => event },
            target: 'settled',
            description: 'El servidor sí lo había hecho',
            actions: [{ type: 'believe', params: ({ event }) => event }, 'forgetError'],
          },
          { actions: { type: 'believe', params: ({ event }) => event } },
        ],
      },
    },
  },
})
