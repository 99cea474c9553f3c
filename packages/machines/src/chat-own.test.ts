import { describe, expect, it } from 'vitest'
import { CHAT_RETRY_MS } from './chat/setup.ts'
import { PortFailure } from './failure.ts'
import { keptMessage, noAnswer, ownMessage } from './testing/chat-samples.ts'
import { openChat, startChat } from './testing/chat-flow.ts'
import { settle } from './testing/fake-port.ts'

const write = (chat: Awaited<ReturnType<typeof openChat>>, clave: string) =>
  chat.actor.send({ type: 'message.written', clave, mensaje: `escrito ${clave}`, at: 1 })

const noPermission = new PortFailure({ status: 403, error: 'No tiene permiso' })

const outgoing = (chat: ReturnType<typeof startChat>) => chat.actor.getSnapshot().context.outgoing

describe('each message that is written here', () => {
  it('waits as it was written, at its time', async () => {
    const chat = await openChat()
    write(chat, 'a')
    expect(outgoing(chat)).toEqual([{ clave: 'a', mensaje: 'escrito a', at: 1, estado: 'enviando', error: null }])
    expect(chat.actor.getSnapshot().context.sending).toBe('a')
    chat.sendMessage.last().resolve(ownMessage(8, 'a'))
    await settle()
    expect(chat.actor.getSnapshot().context).toMatchObject({ sending: null, outgoing: [] })
    expect(chat.actor.getSnapshot().matches({ outbox: 'idle' })).toBe(true)
  })

  it.each([
    ['nobody waits for it', (chat: ReturnType<typeof startChat>) => chat.actor.send({ type: 'send.cancelled' })],
    ['no answer comes', (chat: ReturnType<typeof startChat>) => chat.sendMessage.last().reject(noAnswer)],
  ])('goes again by itself or when it is asked when %s', async (_, happen) => {
    const chat = await openChat()
    write(chat, 'a')
    happen(chat)
    await settle()
    expect(chat.actor.getSnapshot().matches({ outbox: 'waiting' })).toBe(true)
    expect(chat.actor.getSnapshot().context.sending).toBeNull()
    chat.actor.send({ type: 'retry' })
    expect(chat.sendMessage.calls).toHaveLength(2)
    happen(chat)
    await settle()
    chat.clock.increment(CHAT_RETRY_MS)
    expect(chat.sendMessage.calls.map(({ input }) => input.clave)).toEqual(['a', 'a', 'a'])
    happen(chat)
    await settle()
    chat.actor.send({ type: 'sync.requested' })
    expect(chat.sendMessage.calls).toHaveLength(4)
  })

  it('that is refused says why, is sent again without it, or leaves only when it is told to', async () => {
    const chat = await openChat()
    write(chat, 'a')
    chat.sendMessage.last().reject(noPermission)
    await settle()
    expect(outgoing(chat)).toMatchObject([{ clave: 'a', estado: 'fallido', error: 'No tiene permiso' }])
    expect(chat.actor.getSnapshot().context.sending).toBeNull()
    chat.actor.send({ type: 'message.retried', clave: 'a' })
    expect(outgoing(chat)).toMatchObject([{ clave: 'a', estado: 'enviando', error: null }])
    chat.sendMessage.last().reject(noPermission)
    await settle()
    chat.actor.send({ type: 'message.discarded', clave: 'otra' })
    expect(outgoing(chat)).toHaveLength(1)
    chat.actor.send({ type: 'message.discarded', clave: 'a' })
    expect(outgoing(chat)).toEqual([])
  })

  it('that is retried while another is sent goes after it', async () => {
    const chat = await openChat()
    write(chat, 'a')
    chat.sendMessage.last().reject(noPermission)
    await settle()
    write(chat, 'b')
    chat.actor.send({ type: 'message.retried', clave: 'a' })
    expect(chat.sendMessage.last().input).toEqual({ canalId: 5, clave: 'b', mensaje: 'escrito b' })
    expect(chat.waiting()).toEqual(['a enviando', 'b enviando'])
    chat.sendMessage.last().resolve(ownMessage(8, 'b'))
    await settle()
    expect(chat.sendMessage.last().input).toMatchObject({ clave: 'a', mensaje: 'escrito a' })
  })

  it.each([
    ['cannot be read', (chat: ReturnType<typeof startChat>) => chat.readOutbox.last().reject(new Error('disk'))],
    ['is not waited for', (chat: ReturnType<typeof startChat>) => chat.actor.send({ type: 'send.cancelled' })],
  ])('goes all the same when what was kept on this computer %s', async (_, happen) => {
    const chat = startChat()
    chat.actor.send({ type: 'message.written', clave: 'b', mensaje: 'x', at: 2 })
    happen(chat)
    await settle()
    expect(chat.sendMessage.last().input.clave).toBe('b')
  })

  it('stands once when it was kept on this computer too, and not at all when the server has it', async () => {
    const chat = startChat()
    chat.fetchBefore.last().resolve({ data: [ownMessage(8, 'c')], hay_mas: false })
    await settle()
    chat.actor.send({ type: 'message.written', clave: 'b', mensaje: 'escrito b', at: 2 })
    chat.readOutbox.last().resolve([keptMessage('b'), keptMessage('c')])
    await settle()
    expect(chat.waiting()).toEqual(['b enviando'])
  })
})

const reading = async () => {
  const chat = await openChat()
  chat.actor.send({ type: 'messages.seen', mensajeId: 3 })
  return { ...chat, context: () => chat.actor.getSnapshot().context }
}

describe('how far it was read', () => {
  it('is told of its channel, and never goes back', async () => {
    const { markRead, actor, context } = await reading()
    expect(markRead.last().input).toEqual({ canalId: 5, mensajeId: 3 })
    actor.send({ type: 'messages.seen', mensajeId: 2 })
    expect(context().seen).toBe(3)
    markRead.last().resolve(9)
    await settle()
    expect(context()).toMatchObject({ seen: 3, marked: 9 })
    expect(actor.getSnapshot().matches({ reading: 'idle' })).toBe(true)
    actor.send({ type: 'messages.seen', mensajeId: 10 })
    markRead.last().resolve(8)
    await settle()
    expect(context().marked).toBe(9)
  })

  it.each([
    ['is lost', async (f: Awaited<ReturnType<typeof reading>>) => f.markRead.last().reject(noAnswer)],
    ['is not waited for', async (f: Awaited<ReturnType<typeof reading>>) => f.actor.send({ type: 'send.cancelled' })],
  ])('is told again by the next look when the answer %s', async (_, happen) => {
    const chat = await reading()
    await happen(chat)
    await settle()
    expect(chat.actor.getSnapshot().matches({ reading: 'idle' })).toBe(true)
    expect(chat.context()).toMatchObject({ seen: 0, marked: 0 })
    chat.actor.send({ type: 'messages.seen', mensajeId: 3 })
    expect(chat.markRead.calls).toHaveLength(2)
  })
})
