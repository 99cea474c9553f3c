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
import type { Walk } from './walk.ts'

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
    fetchBefore: { done: [messagesPage([2, 3], true)], error: [lost] },
    fetchAfter: { done: [messagesPage([5]), messagesPage([6], true)], error: [lost] },
    readOutbox: { done: [[]] },
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
    readOutbox: { done: [[keptMessage('a')]], error: [lost] },
    sendMessage: { done: [ownMessage(9, 'a')], error: [lost, refused] },
    markRead: { done: [3], error: [lost] },
  },
  facts: ({ outgoing, seen, marked }) => [
    Array.isArray(outgoing) ? outgoing.slice(0, 2).map(({ clave, estado }) => [clave, estado]) : [],
    seen,
    marked,
  ],
  delayMs: CHAT_SETTLE_MS,
}
