/** Ports, actions and guards of {@link file://../chat.ts}. */
import { assign, setup } from 'xstate'
import { MESSAGES_FAILED, SEND_FAILED } from '@cauce/domain/chat/chat-messages'
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { failureOf, isWorthRetrying, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import * as flow from './flow.ts'
import type { ChatContext, ChatEvent, ChatInput, ChatPorts as P, MessagesPage } from './types.ts'

/** What got no answer is tried again after this. */
export const CHAT_RETRY_MS = 5_000
/** Live messages are confirmed by a call this long after they arrived: one that was lost on the way appears then. */
export const CHAT_SETTLE_MS = 20_000

type Page = { readonly output: MessagesPage }
type Keyed = { readonly clave: string }

export const chatSetup = setup({
  types: typesOf<ChatContext, ChatEvent, ChatInput>(),
  actors: {
    fetchBefore: port<MessagesPage, P['fetchBefore']['input']>('fetchBefore'),
    fetchAfter: port<MessagesPage, P['fetchAfter']['input']>('fetchAfter'),
    readOutbox: port<P['readOutbox']['output'], P['readOutbox']['input']>('readOutbox'),
    sendMessage: port<ChatMessage, P['sendMessage']['input']>('sendMessage'),
    markRead: port<number, P['markRead']['input']>('markRead'),
  },
  actions: {
    opened: assign(({ context }, { output }: Page) => flow.opened(context, output)),
    openFailed: assign((_, { error }: Thrown) => ({ error: failureOf(error).error ?? MESSAGES_FAILED })),
    openCancelled: assign({ error: MESSAGES_FAILED }),
    arrived: assign(({ context }, { message }: { readonly message: ChatMessage }) => flow.arrived(context, message)),
    mustAsk: assign({ askAgain: true }),
    asking: assign({ askAgain: false }),
    caughtUp: assign(({ context }, { output }: Page) => flow.caughtUp(context, output)),
    olderCame: assign(({ context }, { output }: Page) => flow.olderCame(context, output)),
    written: assign(({ context }, message: Extract<ChatEvent, { readonly type: 'message.written' }>) =>
      flow.written(context, message),
    ),
    takeNext: assign(({ context }) => ({ sending: flow.nextToSend(context)?.clave ?? null })),
    published: assign(({ context }, { output }: { readonly output: ChatMessage }) => flow.published(context, output)),
    refused: assign(({ context }, { error }: Thrown) => flow.refused(context, failureOf(error).error ?? SEND_FAILED)),
    unanswered: assign({ sending: null }),
    retried: assign(({ context }, { clave }: Keyed) => flow.retried(context, clave)),
    discarded: assign(({ context }, { clave }: Keyed) => flow.discarded(context, clave)),
    seen: assign(({ context }, { mensajeId }: { readonly mensajeId: number }) => ({
      seen: Math.max(context.seen, mensajeId),
    })),
    marked: assign(({ context }, { upTo }: { readonly upTo: number }) => ({ marked: Math.max(context.marked, upTo) })),
    unmarked: assign(({ context }) => ({ seen: context.marked })),
  },
  guards: {
    hasMore: (_, { output }: Page) => output.hay_mas && output.data.length > 0,
    mustAsk: ({ context }) => context.askAgain,
    hasOlder: ({ context }) => context.hasOlder,
    hasToSend: ({ context }) => flow.nextToSend(context) !== null,
    answerIsMissing: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
    isNewlySeen: ({ context }, { mensajeId }: { readonly mensajeId: number }) => mensajeId > context.seen,
    hasUnmarked: ({ context }) => context.seen > context.marked,
  },
  delays: { again: CHAT_RETRY_MS, settle: CHAT_SETTLE_MS },
})
