import { describe, expect, it } from 'vitest'
import { MESSAGES_FAILED } from '@cauce/domain/chat/chat-messages'
import { PortFailure } from './failure.ts'
import { chatMessage, messagesPage } from './testing/chat-samples.ts'
import { openChat, startChat } from './testing/chat-flow.ts'
import { settle } from './testing/fake-port.ts'

const noPermission = new PortFailure({ status: 403, error: 'No tiene permiso' })

describe('a channel that is opened', () => {
  it('knows nothing but which one it is', () => {
    const chat = startChat()
    expect(chat.actor.getSnapshot().context).toEqual({
      canalId: 5,
      messages: [],
      completeUpTo: 0,
      openedAt: 0,
      hasOlder: false,
      outgoing: [],
      sending: null,
      askAgain: false,
      error: null,
      seen: 0,
      marked: 0,
    })
    expect(chat.fetchBefore.last().input).toEqual({ canalId: 5, antesDe: null })
    expect(chat.readOutbox.last().input).toEqual({ canalId: 5 })
  })

  it('knows from where to where nothing is missing', async () => {
    const chat = await openChat()
    expect(chat.actor.getSnapshot().context).toMatchObject({
      completeUpTo: 3,
      openedAt: 2,
      hasOlder: true,
      error: null,
    })
    const empty = await openChat(messagesPage([]))
    expect(empty.actor.getSnapshot().context).toMatchObject({ completeUpTo: 0, openedAt: 0, hasOlder: false })
    expect(empty.actor.getSnapshot().matches({ thread: { live: 'upToDate' } })).toBe(true)
  })

  it('takes what comes live meanwhile', () => {
    const chat = startChat()
    chat.actor.send({ type: 'message.arrived', message: chatMessage(7) })
    expect(chat.ids()).toEqual([7])
  })

  it('asks again after it when the connection came back meanwhile', async () => {
    const chat = startChat()
    chat.actor.send({ type: 'sync.requested' })
    expect(chat.actor.getSnapshot().context.askAgain).toBe(true)
    chat.fetchBefore.last().resolve(messagesPage([2]))
    await settle()
    expect(chat.actor.getSnapshot().matches({ thread: { live: 'catching' } })).toBe(true)
    expect(chat.actor.getSnapshot().context.askAgain).toBe(false)
    chat.fetchAfter.last().resolve(messagesPage([]))
    await settle()
    expect(chat.actor.getSnapshot().context).toMatchObject({ completeUpTo: 2, askAgain: false })
    expect(chat.actor.getSnapshot().matches({ thread: { live: 'upToDate' } })).toBe(true)
  })

  it.each([
    [
      'the server refuses',
      (chat: ReturnType<typeof startChat>) => chat.fetchBefore.last().reject(noPermission),
      'No tiene permiso',
    ],
    [
      'nobody waits',
      (chat: ReturnType<typeof startChat>) => chat.actor.send({ type: 'wait.cancelled' }),
      MESSAGES_FAILED,
    ],
  ])('says why it did not open when %s, and opens when it is asked again', async (_, happen, error) => {
    for (const type of ['retry', 'sync.requested'] as const) {
      const chat = startChat()
      happen(chat)
      await settle()
      expect(chat.actor.getSnapshot().matches({ thread: 'failed' })).toBe(true)
      expect(chat.actor.getSnapshot().context.error).toBe(error)
      chat.actor.send({ type })
      expect(chat.actor.getSnapshot().matches({ thread: 'opening' })).toBe(true)
      chat.fetchBefore.last().resolve(messagesPage([2]))
      await settle()
      expect(chat.actor.getSnapshot().context.error).toBeNull()
    }
  })
})
