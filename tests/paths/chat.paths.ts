/** Every situation and every transition of a channel of the chat that is open. */
import { expect, it } from 'vitest'
import { chatMachine } from '@cauce/machines/chat'
import { CHAT_SETTLE_MS } from '@cauce/machines/chat/setup'
import {
  chatInput,
  chatMessage,
  keptMessage,
  messageRefused,
  messagesPage,
  noAnswer,
  ownMessage,
} from '@cauce/machines/testing/chat-samples'
import { type Walk, walkEverything } from './walk.ts'

const lost = noAnswer
const refused = messageRefused
const thread: Walk = {
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

const own: Walk = {
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

it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
  const counts = [await walkEverything(thread), await walkEverything(own)]
  expect(counts.flatMap(({ differences }) => differences)).toEqual([])
  const [first] = counts
  expect([...new Set(counts.flatMap(({ states }) => states.visited))].toSorted()).toEqual(first?.states.all)
  expect([...new Set(counts.flatMap(({ transitions }) => transitions.taken))].toSorted()).toEqual(
    first?.transitions.all,
  )
})
