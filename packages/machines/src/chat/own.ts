/** What the person writes and reads. */
import { assign } from 'xstate'
import * as flow from './flow.ts'
import { chatSetup } from './setup.ts'

const sending = chatSetup.createStateConfig({
  description: 'Se envía el más antiguo de los escritos',
  entry: 'takeNext',
  invoke: {
    src: 'sendMessage',
    input: ({ context: { canalId, outgoing, sending: clave } }) => ({
      canalId,
      clave: clave ?? '',
      mensaje: outgoing.find((one) => one.clave === clave)?.mensaje ?? '',
    }),
    onDone: { target: 'deciding', actions: { type: 'published', params: ({ event }) => event } },
    onError: [
      { guard: { type: 'answerIsMissing', params: ({ event }) => event }, target: 'waiting', actions: 'unanswered' },
      { target: 'deciding', actions: { type: 'refused', params: ({ event }) => event } },
    ],
  },
  on: { 'send.cancelled': { target: 'waiting', actions: 'unanswered' } },
})

/** Messages written here: kept on this computer, sent once and in their order. */
export const outbox = chatSetup.createStateConfig({
  description: 'Los mensajes por enviar',
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Se busca lo que quedó por enviar en este equipo',
      invoke: {
        src: 'readOutbox',
        input: ({ context: { canalId } }) => ({ canalId }),
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => flow.recalled(context, event.output)),
        },
        onError: 'deciding',
      },
      on: { 'send.cancelled': 'deciding' },
    },
    deciding: {
      description: 'Se mira si hay algo por enviar',
      always: [{ guard: 'hasToSend', target: 'sending' }, { target: 'idle' }],
    },
    idle: {
      description: 'Nada por enviar',
      on: {
        'message.written': { target: 'deciding', actions: { type: 'written', params: ({ event }) => event } },
        'message.retried': { target: 'deciding', actions: { type: 'retried', params: ({ event }) => event } },
      },
    },
    sending,
    waiting: {
      description: 'El servidor no responde: se envía cuando vuelva',
      after: { again: 'deciding' },
      on: { 'sync.requested': 'deciding', retry: 'deciding' },
    },
  },
  on: {
    'message.written': { actions: { type: 'written', params: ({ event }) => event } },
    'message.retried': { actions: { type: 'retried', params: ({ event }) => event } },
    'message.discarded': { actions: { type: 'discarded', params: ({ event }) => event } },
  },
})

/** How far the person has read, told to the server. */
export const reading = chatSetup.createStateConfig({
  description: 'Lo que la persona ha leído',
  initial: 'idle',
  states: {
    idle: {
      description: 'El servidor sabe hasta dónde se leyó',
      on: {
        'messages.seen': {
          guard: { type: 'isNewlySeen', params: ({ event }) => event },
          target: 'marking',
          actions: { type: 'seen', params: ({ event }) => event },
        },
      },
    },
    marking: {
      description: 'Se dice hasta dónde se leyó',
      invoke: {
        src: 'markRead',
        input: ({ context: { canalId, seen } }) => ({ canalId, mensajeId: seen }),
        onDone: { target: 'deciding', actions: { type: 'marked', params: ({ event }) => ({ upTo: event.output }) } },
        onError: { target: 'idle', actions: 'unmarked' },
      },
      on: {
        'messages.seen': { actions: { type: 'seen', params: ({ event }) => event } },
        'send.cancelled': { target: 'idle', actions: 'unmarked' },
      },
    },
    deciding: {
      description: 'Se mira si entretanto se leyó más',
      always: [{ guard: 'hasUnmarked', target: 'marking' }, { target: 'idle' }],
    },
  },
})
