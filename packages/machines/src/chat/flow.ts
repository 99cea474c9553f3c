/** What changes in {@link file://../chat.ts}. */
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { mergeMessages, stillOutgoing } from '@cauce/domain/chat/thread'
import type { ChatContext, ChatInput, MessagesPage, Outgoing } from './types.ts'

export const newChat = ({ canalId }: ChatInput): ChatContext => ({
  canalId,
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

type Change = Partial<ChatContext>

const withMessages = (
  context: ChatContext,
  came: readonly ChatMessage[],
): Pick<ChatContext, 'messages' | 'outgoing'> => {
  const mine = came.filter(({ canal_id }) => canal_id === context.canalId)
  const messages = mergeMessages(context.messages, mine)
  const waiting = new Set(stillOutgoing(context.outgoing, messages).map(({ clave }) => clave))
  return { messages, outgoing: context.outgoing.filter(({ clave }) => waiting.has(clave)) }
}

const lastOf = (page: MessagesPage, otherwise: number): number => page.data.at(-1)?.id ?? otherwise

/** The last messages: nothing is missing between them. */
export const opened = (context: ChatContext, page: MessagesPage): Change => ({
  ...withMessages(context, page.data),
  hasOlder: page.hay_mas,
  completeUpTo: lastOf(page, 0),
  openedAt: page.data[0]?.id ?? 0,
  error: null,
})

export const arrived = (context: ChatContext, message: ChatMessage): Change => withMessages(context, [message])

/** Those that followed the last complete one. */
export const caughtUp = (context: ChatContext, page: MessagesPage): Change => ({
  ...withMessages(context, page.data),
  completeUpTo: lastOf(page, context.completeUpTo),
  error: null,
})

export const olderCame = (context: ChatContext, page: MessagesPage): Change => ({
  ...withMessages(context, page.data),
  hasOlder: page.hay_mas,
})

/** What is kept on this computer, before what was written since. */
export const recalled = (context: ChatContext, kept: readonly Outgoing[]): Change => {
  const known = new Set(context.outgoing.map(({ clave }) => clave))
  const outgoing = [...kept.filter(({ clave }) => !known.has(clave)), ...context.outgoing]
  return withMessages({ ...context, outgoing }, [])
}

export const written = (context: ChatContext, message: Omit<Outgoing, 'estado' | 'error'>): Change => ({
  outgoing: [
    ...context.outgoing,
    { clave: message.clave, mensaje: message.mensaje, at: message.at, estado: 'enviando', error: null },
  ],
})

/** The next one to be sent, in the order in which they were written. */
export const nextToSend = ({ outgoing }: ChatContext): Outgoing | null =>
  outgoing.find(({ estado }) => estado === 'enviando') ?? null

export const published = (context: ChatContext, message: ChatMessage): Change => ({
  ...arrived(context, message),
  sending: null,
})

const changed = (context: ChatContext, clave: string | null, change: Partial<Outgoing>): Change => ({
  outgoing: context.outgoing.map((one) => (one.clave === clave ? { ...one, ...change } : one)),
})

/** The server does not take it: it stays here, with the reason, until the person decides. */
export const refused = (context: ChatContext, error: string): Change => ({
  ...changed(context, context.sending, { estado: 'fallido', error }),
  sending: null,
})

export const retried = (context: ChatContext, clave: string): Change =>
  changed(context, clave, { estado: 'enviando', error: null })

export const discarded = (context: ChatContext, clave: string): Change => ({
  outgoing: context.outgoing.filter((one) => one.clave !== clave || one.estado !== 'fallido'),
})
