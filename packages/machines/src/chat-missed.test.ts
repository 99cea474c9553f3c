import { describe, expect, it } from 'vitest'
import { CHAT_RETRY_MS } from './chat/setup.ts'
import { chatMessage, messagesPage, noAnswer } from './testing/chat-samples.ts'
import { openChat } from './testing/chat-flow.ts'
import { settle } from './testing/fake-port.ts'

describe('what may have been missed', () => {
  it('is asked for in a while when the server does not answer, and what comes live is seen meanwhile', async () => {
    const chat = await openChat()
    chat.actor.send({ type: 'sync.requested' })
    chat.fetchAfter.last().reject(noAnswer)
    await settle()
    expect(chat.actor.getSnapshot().matches({ thread: { live: 'offline' } })).toBe(true)
    chat.actor.send({ type: 'message.arrived', message: chatMessage(7) })
    expect(chat.ids()).toEqual([2, 3, 7])
    expect(chat.actor.getSnapshot().matches({ thread: { live: 'offline' } })).toBe(true)
    chat.clock.increment(CHAT_RETRY_MS)
    expect(chat.fetchAfter.calls.map(({ input }) => input.despuesDe)).toEqual([3, 3])
  })

  it('need not be waited for', async () => {
    const chat = await openChat()
    chat.actor.send({ type: 'sync.requested' })
    chat.actor.send({ type: 'wait.cancelled' })
    expect(chat.actor.getSnapshot().matches({ thread: { live: 'offline' } })).toBe(true)
  })

  it('is asked for once more when it is asked for while it comes', async () => {
    const chat = await openChat()
    chat.actor.send({ type: 'sync.requested' })
    chat.actor.send({ type: 'sync.requested' })
    chat.fetchAfter.last().resolve(messagesPage([4]))
    await settle()
    expect(chat.fetchAfter.calls.map(({ input }) => input.despuesDe)).toEqual([3, 4])
  })

  it('does not keep what comes live from being seen meanwhile', async () => {
    const chat = await openChat()
    chat.actor.send({ type: 'sync.requested' })
    chat.actor.send({ type: 'message.arrived', message: chatMessage(9) })
    expect(chat.ids()).toEqual([2, 3, 9])
  })

  it('says that there is more only as long as there is something in it', async () => {
    const chat = await openChat()
    chat.actor.send({ type: 'sync.requested' })
    chat.fetchAfter.last().resolve(messagesPage([], true))
    await settle()
    expect(chat.actor.getSnapshot().matches({ thread: { live: 'upToDate' } })).toBe(true)
    expect(chat.fetchAfter.calls).toHaveLength(1)
  })
})

describe('the older messages', () => {
  it('are not asked for when there are none', async () => {
    const chat = await openChat(messagesPage([2, 3], false))
    chat.actor.send({ type: 'older.requested' })
    expect(chat.fetchBefore.calls).toHaveLength(1)
  })

  it('say that there are still more', async () => {
    const chat = await openChat(messagesPage([8, 9], true))
    chat.actor.send({ type: 'older.requested' })
    expect(chat.fetchBefore.last().input).toEqual({ canalId: 5, antesDe: 8 })
    chat.fetchBefore.last().resolve(messagesPage([6, 7], true))
    await settle()
    expect(chat.actor.getSnapshot().context).toMatchObject({ hasOlder: true, completeUpTo: 9 })
  })

  it('that do not come are asked for again, or left when the connection is back', async () => {
    const chat = await openChat()
    const fail = async () => {
      chat.actor.send({ type: 'older.requested' })
      chat.fetchBefore.last().reject(noAnswer)
      await settle()
      expect(chat.actor.getSnapshot().matches({ older: 'failed' })).toBe(true)
    }
    await fail()
    await fail()
    expect(chat.fetchBefore.calls.map(({ input }) => input.antesDe)).toEqual([null, 2, 2])
    chat.actor.send({ type: 'sync.requested' })
    expect(chat.actor.getSnapshot().matches({ older: 'idle' })).toBe(true)
    chat.actor.send({ type: 'older.requested' })
    chat.actor.send({ type: 'wait.cancelled' })
    expect(chat.actor.getSnapshot().matches({ older: 'idle' })).toBe(true)
  })
})
