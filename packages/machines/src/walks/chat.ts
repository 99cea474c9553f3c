/** What may happen to a channel of the chat that is open: to what others say, and to what oneself writes. */
import { chatMachine } from '../chat.ts'
import { CHAT_SETTLE_MS } from '../chat/setup.ts'
import {
  chatInput,
  chatMessage,
  keptMessage,
  messageRefused,
  messagesPage,
  noAnswer,
  ownMessage,
} from '../testing/chat-samples.ts'
import { named, NO_ANSWER, type Walk } from './walk.ts'

const lost = noAnswer
const refused = messageRefused
export const chatWalk: Walk = {
  machine: chatMachine,
  input: chatInput,
  events: () => [
    { type: 'message.arrived', message: chatMessage(4) },
    ...['sync.requested', 'older.requested', 'retry', 'wait.cancelled'].map((type) => ({ type })),
  ],
  ports: {
    fetchBefore: named({ 'Llegan dos, y hay más atrás': messagesPage([2, 3], true) }, { [NO_ANSWER]: lost }),
    fetchAfter: named(
      { 'Llega uno': messagesPage([5]), 'Llega uno, y quedan más': messagesPage([6], true) },
      { [NO_ANSWER]: lost },
    ),
    readOutbox: named({ 'No quedó ninguno': [] }),
  },
  facts: ({ askAgain, hasOlder }) => [askAgain, hasOlder],
  delayMs: CHAT_SETTLE_MS,
}

export const ownMessagesWalk: Walk = {
  machine: chatMachine,
  input: chatInput,
  events: () => [
    { type: 'message.written', clave: 'b', mensaje: 'Buenos días', at: 2 },
    { type: 'message.retried', clave: 'a' },
    { type: 'message.discarded', clave: 'a' },
    { type: 'messages.seen', mensajeId: 3 },
    { type: 'messages.seen', mensajeId: 4 },
    ...['sync.requested', 'retry', 'send.cancelled'].map((type) => ({ type })),
  ],
  ports: {
    fetchBefore: {},
    readOutbox: named({ 'Quedó uno': [keptMessage('a')] }, { 'No se pudo leer': lost }),
    sendMessage: named({ 'Se publica': ownMessage(9, 'a') }, { [NO_ANSWER]: lost, 'No se acepta': refused }),
    markRead: named({ 'Queda marcado': 3 }, { [NO_ANSWER]: lost }),
  },
  facts: ({ outgoing, seen, marked }) => [
    Array.isArray(outgoing) ? outgoing.slice(0, 2).map(({ clave, estado }) => [clave, estado]) : [],
    seen,
    marked,
  ],
  delayMs: CHAT_SETTLE_MS,
}
