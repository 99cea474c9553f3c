/**
 * A channel of the chat, open in a tab: its messages, each once and in order, whatever the connection does; what is written here, which is
 * sent once; and how far it was read. The live connection is only a hint: what it may have missed is asked for.
 * @fuente DESIGN §5; spec 2 §2, §7
 */
import * as flow from './chat/flow.ts'
import { outbox, reading } from './chat/own.ts'
import { chatSetup } from './chat/setup.ts'
import { older, thread } from './chat/thread.ts'

export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  version: '1',
  description: 'Un canal del chat',
  context: ({ input }) => flow.newChat(input),
  type: 'parallel',
  states: { thread, older, outbox, reading },
})
