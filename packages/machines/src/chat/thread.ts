/** The messages of the server: the last ones, those that were missed, the older ones. */
import { chatSetup } from './setup.ts'

const opening = chatSetup.createStateConfig({
  description: 'Se traen los últimos mensajes',
  invoke: {
    src: 'fetchBefore',
    input: ({ context: { canalId } }) => ({ canalId, antesDe: null }),
    onDone: { target: 'live', actions: { type: 'opened', params: ({ event }) => event } },
    onError: { target: 'failed', actions: { type: 'openFailed', params: ({ event }) => event } },
  },
  on: {
    'sync.requested': { actions: 'mustAsk' },
    'wait.cancelled': { target: 'failed', actions: 'openCancelled' },
  },
})

const catching = chatSetup.createStateConfig({
  description: 'Se preguntan los mensajes que siguen al último seguro',
  entry: 'asking',
  invoke: {
    src: 'fetchAfter',
    input: ({ context: { canalId, completeUpTo } }) => ({ canalId, despuesDe: completeUpTo }),
    onDone: [
      {
        guard: { type: 'hasMore', params: ({ event }) => event },
        target: 'catching',
        reenter: true,
        actions: { type: 'caughtUp', params: ({ event }) => event },
      },
      { target: 'deciding', actions: { type: 'caughtUp', params: ({ event }) => event } },
    ],
    onError: 'offline',
  },
  on: {
    'message.arrived': { actions: [{ type: 'arrived', params: ({ event }) => event }, 'mustAsk'] },
    'sync.requested': { actions: 'mustAsk' },
    'wait.cancelled': 'offline',
  },
})

const live = chatSetup.createStateConfig({
  description: 'Los mensajes están a la vista y llegan al escribirse',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Se mira si falta preguntar',
      always: [{ guard: 'mustAsk', target: 'catching' }, { target: 'upToDate' }],
    },
    upToDate: { description: 'No falta ninguno' },
    settling: {
      description: 'Llegó uno: en un momento se comprueba que no falte otro',
      after: { settle: 'catching' },
    },
    catching,
    offline: {
      description: 'El servidor no responde: se ve lo que ya se tiene y se vuelve a preguntar',
      after: { again: 'catching' },
      on: { 'message.arrived': { actions: { type: 'arrived', params: ({ event }) => event } } },
    },
  },
  on: {
    'message.arrived': { target: '.settling', actions: { type: 'arrived', params: ({ event }) => event } },
    'sync.requested': '.catching',
  },
})

/** What the server has. */
export const thread = chatSetup.createStateConfig({
  description: 'Los mensajes del canal',
  initial: 'opening',
  states: {
    opening,
    failed: {
      description: 'No se pudieron traer',
      after: { again: 'opening' },
      on: { retry: 'opening', 'sync.requested': 'opening' },
    },
    live,
  },
  on: { 'message.arrived': { actions: { type: 'arrived', params: ({ event }) => event } } },
})

/** Going up in a long conversation. */
export const older = chatSetup.createStateConfig({
  description: 'Los mensajes anteriores',
  initial: 'idle',
  states: {
    idle: {
      description: 'No se piden anteriores',
      on: { 'older.requested': { guard: 'hasOlder', target: 'loading' } },
    },
    loading: {
      description: 'Se traen los anteriores al primero',
      invoke: {
        src: 'fetchBefore',
        input: ({ context: { canalId, messages } }) => ({ canalId, antesDe: messages[0]?.id ?? null }),
        onDone: { target: 'idle', actions: { type: 'olderCame', params: ({ event }) => event } },
        onError: 'failed',
      },
      on: { 'wait.cancelled': 'idle' },
    },
    failed: {
      description: 'Los anteriores no se pudieron traer',
      on: { 'older.requested': 'loading', 'sync.requested': 'idle' },
    },
  },
})
