import { describe, expect, it } from 'vitest'
import { MESSAGES_FAILED, SEND_FAILED } from '@cauce/domain/chat/chat-messages'
import { CHAT_RETRY_MS, CHAT_SETTLE_MS } from './chat/setup.ts'
import { PortFailure } from './failure.ts'
import { chatMessage, keptMessage, messagesPage, noAnswer, ownMessage } from './testing/chat-samples.ts'
import { openChat, startChat } from './testing/chat-flow.ts'
import { settle } from './testing/fake-port.ts'

const write = (chat: Awaited<ReturnType<typeof openChat>>, clave: string) =>
  chat.actor.send({ type: 'message.written', clave, mensaje: `escrito ${clave}`, at: 1 })

describe('the messages of a channel', () => {
  it('come live, and in a moment are confirmed from the last one that nothing is missing before', async () => {
    const chat = await openChat()
    chat.actor.send({ type: 'message.arrived', message: chatMessage(7) })
    expect(chat.ids()).toEqual([2, 3, 7])
    chat.clock.increment(CHAT_SETTLE_MS)
    expect(chat.fetchAfter.last().input).toEqual({ canalId: 5, despuesDe: 3 })
    chat.fetchAfter.last().resolve(messagesPage([6, 7]))
    await settle()
    expect(chat.ids()).toEqual([2, 3, 6, 7])
  })

  it('of another channel are not taken', async () => {
    const chat = await openChat()
    chat.actor.send({ type: 'message.arrived', message: chatMessage(7, { canal_id: 6 }) })
    expect(chat.ids()).toEqual([2, 3])
  })

  it('that were missed are asked for page by page when the connection is back', async () => {
    const chat = await openChat()
    chat.actor.send({ type: 'sync.requested' })
    chat.fetchAfter.last().resolve(messagesPage([4], true))
    await settle()
    expect(chat.fetchAfter.last().input.despuesDe).toBe(4)
    chat.fetchAfter.last().resolve(messagesPage([5]))
    await settle()
    expect(chat.ids()).toEqual([2, 3, 4, 5])
    expect(chat.actor.getSnapshot().matches({ thread: { live: 'upToDate' } })).toBe(true)
  })

  it('that arrive while others are asked for are asked about once more', async () => {
    const chat = await openChat()
    chat.actor.send({ type: 'sync.requested' })
    chat.actor.send({ type: 'message.arrived', message: chatMessage(9) })
    chat.fetchAfter.last().resolve(messagesPage([4]))
    await settle()
    expect(chat.fetchAfter.last().input.despuesDe).toBe(4)
  })

  it('that cannot be brought say so, and are asked for again', async () => {
    const chat = startChat()
    chat.fetchBefore.last().reject(noAnswer)
    await settle()
    expect(chat.actor.getSnapshot().context.error).toBe(MESSAGES_FAILED)
    chat.clock.increment(CHAT_RETRY_MS)
    expect(chat.actor.getSnapshot().matches({ thread: 'opening' })).toBe(true)
  })

  it('that are older come before the first', async () => {
    const chat = await openChat()
    chat.actor.send({ type: 'older.requested' })
    expect(chat.fetchBefore.last().input.antesDe).toBe(2)
    chat.fetchBefore.last().resolve(messagesPage([1]))
    await settle()
    expect(chat.ids()).toEqual([1, 2, 3])
    chat.actor.send({ type: 'older.requested' })
    expect(chat.actor.getSnapshot().matches({ older: 'idle' })).toBe(true)
  })
})

describe('the messages that are written here', () => {
  it('go one after the other, in their order', async () => {
    const chat = await openChat()
    write(chat, 'a')
    write(chat, 'b')
    expect(chat.sendMessage.last().input).toEqual({ canalId: 5, clave: 'a', mensaje: 'escrito a' })
    chat.sendMessage.last().resolve(ownMessage(8, 'a'))
    await settle()
    expect(chat.sendMessage.last().input.clave).toBe('b')
    expect(chat.ids()).toEqual([2, 3, 8])
  })

  it('wait for the server, and go again under the same key', async () => {
    const chat = await openChat()
    write(chat, 'a')
    chat.sendMessage.last().reject(noAnswer)
    await settle()
    expect(chat.waiting()).toEqual(['a enviando'])
    chat.actor.send({ type: 'sync.requested' })
    expect(chat.sendMessage.last().input.clave).toBe('a')
  })

  it('stand once when the live connection is faster than the answer', async () => {
    const chat = await openChat()
    write(chat, 'a')
    chat.actor.send({ type: 'message.arrived', message: ownMessage(8, 'a') })
    expect([chat.ids(), chat.waiting()]).toEqual([[2, 3, 8], []])
    chat.sendMessage.last().reject(noAnswer)
    await settle()
    expect(chat.waiting()).toEqual([])
  })

  it('that are refused stay with the reason, hold nobody up, and are retried or discarded', async () => {
    const chat = await openChat()
    write(chat, 'a')
    write(chat, 'b')
    chat.sendMessage.last().reject(new PortFailure({ status: 422 }))
    await settle()
    expect(chat.actor.getSnapshot().context.outgoing[0]?.error).toBe(SEND_FAILED)
    expect(chat.sendMessage.last().input.clave).toBe('b')
    chat.actor.send({ type: 'message.discarded', clave: 'b' })
    expect(chat.waiting()).toEqual(['a fallido', 'b enviando'])
    chat.sendMessage.last().resolve(ownMessage(8, 'b'))
    await settle()
    chat.actor.send({ type: 'message.retried', clave: 'a' })
    expect(chat.sendMessage.last().input.clave).toBe('a')
  })

  it('that were left on this computer go before the new ones', async () => {
    const chat = startChat()
    chat.actor.send({ type: 'message.written', clave: 'b', mensaje: 'x', at: 2 })
    chat.readOutbox.last().resolve([keptMessage('a')])
    await settle()
    expect(chat.waiting()).toEqual(['a enviando', 'b enviando'])
    expect(chat.sendMessage.last().input.clave).toBe('a')
  })
})

it('what was read is told once, and what is read meanwhile after it', async () => {
  const chat = await openChat()
  chat.actor.send({ type: 'messages.seen', mensajeId: 3 })
  chat.actor.send({ type: 'messages.seen', mensajeId: 4 })
  chat.markRead.last().resolve(3)
  await settle()
  expect(chat.markRead.last().input.mensajeId).toBe(4)
  chat.markRead.last().resolve(4)
  await settle()
  chat.actor.send({ type: 'messages.seen', mensajeId: 4 })
  expect(chat.actor.getSnapshot().matches({ reading: 'idle' })).toBe(true)
})
