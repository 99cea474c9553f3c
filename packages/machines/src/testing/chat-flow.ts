/** A running chat for the tests of its machine. */
import { createActor, SimulatedClock } from 'xstate'
import { onTestFinished } from 'vitest'
import type { ChatMessage } from '@cauce/domain/chat/channel'
import type { ChatPorts as P, MessagesPage, Outgoing } from '../chat/types.ts'
import { chatMachine } from '../chat.ts'
import { chatInput, messagesPage } from './chat-samples.ts'
import { fakePort, settle } from './fake-port.ts'

/** Channel 5 with its fake ports and a clock that only the test moves; it stops when the test ends. */
export const startChat = () => {
  const ports = {
    fetchBefore: fakePort<MessagesPage, P['fetchBefore']['input']>(),
    fetchAfter: fakePort<MessagesPage, P['fetchAfter']['input']>(),
    readOutbox: fakePort<readonly Outgoing[], P['readOutbox']['input']>(),
    sendMessage: fakePort<ChatMessage, P['sendMessage']['input']>(),
    markRead: fakePort<number, P['markRead']['input']>(),
  }
  const { fetchBefore, fetchAfter, readOutbox, sendMessage, markRead } = ports
  const clock = new SimulatedClock()
  const started = createActor(
    chatMachine.provide({
      actors: {
        fetchBefore: fetchBefore.logic,
        fetchAfter: fetchAfter.logic,
        readOutbox: readOutbox.logic,
        sendMessage: sendMessage.logic,
        markRead: markRead.logic,
      },
    }),
    { input: chatInput, clock },
  ).start()
  onTestFinished(() => {
    started.stop()
  })
  const ids = () => started.getSnapshot().context.messages.map(({ id }) => id)
  const waiting = () => started.getSnapshot().context.outgoing.map(({ clave, estado }) => `${clave} ${estado}`)
  return { ...ports, clock, actor: started, ids, waiting }
}

/** It opened with that page, and nothing was kept on this computer. */
export const openChat = async (page = messagesPage([2, 3], true)) => {
  const chat = startChat()
  chat.fetchBefore.last().resolve(page)
  chat.readOutbox.last().resolve([])
  await settle()
  return chat
}
