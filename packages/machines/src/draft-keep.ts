/**
 * Keeping on this computer what is typed: within a moment of every change, and at once when the page is about to go. What cannot be
 * kept is told and tried again.
 * @fuente DESIGN §6
 */
import { assign, setup } from 'xstate'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'

/** What is typed is on this computer's disk after at most this, and the time of the writing. */
export const KEEP_PAUSE_MS = 300
export const KEEP_RETRY_MS = 3_000

export interface KeepContext {
  /** Epoch milliseconds of the last time that it was kept. */
  readonly at: number | null
  /** Something changed while it was being written. */
  readonly again: boolean
}

export type KeepEvent =
  | { readonly type: 'data.changed' }
  /** The page may go away: it does not wait for the pause. */
  | { readonly type: 'page.leaving' }

export const draftKeepMachine = setup({
  types: typesOf<KeepContext, KeepEvent>(),
  actors: { keep: port<number, undefined>('keep') },
  guards: { hasMore: ({ context }) => context.again },
  delays: { pause: KEEP_PAUSE_MS, again: KEEP_RETRY_MS },
}).createMachine({
  id: 'draftKeep',
  version: '1',
  description: 'Lo que se escribe queda en este equipo',
  context: { at: null, again: false },
  initial: 'kept',
  states: {
    kept: { description: 'Lo escrito está en este equipo', on: { 'data.changed': 'waiting' } },
    waiting: {
      description: 'Se espera un momento para guardar varias teclas a la vez',
      after: { pause: 'writing' },
      on: { 'page.leaving': 'writing' },
    },
    writing: {
      description: 'Se guarda en el disco',
      entry: assign({ again: false }),
      invoke: {
        src: 'keep',
        onDone: [
          { guard: 'hasMore', target: 'waiting', actions: assign({ at: ({ event }) => event.output }) },
          { target: 'kept', actions: assign({ at: ({ event }) => event.output }) },
        ],
        onError: 'failed',
      },
      on: {
        'data.changed': { actions: assign({ again: true }) },
        'page.leaving': { guard: 'hasMore', target: 'writing', reenter: true },
      },
    },
    failed: {
      description: 'Este equipo no deja guardar: se dice y se reintenta',
      after: { again: 'writing' },
      on: { 'page.leaving': 'writing' },
    },
  },
})
