/** Ports, actions and guards of {@link file://../chat-upload.ts}. */
import { assign, fromCallback, setup } from 'xstate'
import { UPLOAD_STALLED } from '@cauce/domain/chat/attachment-messages'
import { failureOf, isWorthRetrying, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import * as flow from './flow.ts'
import type { ChatUploadContext, ChatUploadEvent, ChatUploadInput, ChatUploadPorts as P } from './types.ts'

/** What got no answer is tried again after this. */
export const UPLOAD_RETRY_MS = 5_000
/** Nothing left in this time: the connection is taken for lost. */
export const UPLOAD_STALL_MS = 60_000

const FILE_MISSING = 'archivo.no_recibido'

type Failed = Thrown & { readonly message: string }

export const chatUploadSetup = setup({
  types: typesOf<ChatUploadContext, ChatUploadEvent, ChatUploadInput>(),
  actors: {
    open: port<P['open']['output'], P['open']['input']>('open'),
    resume: port<P['resume']['output'], P['resume']['input']>('resume'),
    send: fromCallback<ChatUploadEvent, P['send']['input']>(({ sendBack }) => {
      sendBack({ type: 'send.failed', error: null, again: false })
    }),
    finish: port<P['finish']['output'], P['finish']['input']>('finish'),
    discard: port<P['discard']['output'], P['discard']['input']>('discard'),
  },
  actions: {
    interrupt: assign((_, { error, message }: Failed) => flow.interrupted(message, error)),
    refuse: assign((_, { error, message }: Failed) => flow.refused(message, error)),
    stall: assign({ error: UPLOAD_STALLED, detail: null }),
    forget: assign(({ context }) => flow.forgotten(context)),
    resumed: assign(({ context }, { output }: { readonly output: P['resume']['output'] }) =>
      flow.resumed(context, output),
    ),
  },
  guards: {
    canSend: ({ context }) => flow.canSend(context),
    isOpened: ({ context }) => context.envio !== null,
    everythingArrived: ({ context }) => flow.nextFile(context) === null,
    worthRetrying: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
    /** An address that expired is refused like a bad file: a fresh one tells them apart. */
    mayRenew: ({ context }) => context.renewed !== flow.nextFile(context)?.id,
    mayRecheck: ({ context }, { error }: Thrown) => failureOf(error).codigo === FILE_MISSING && !context.rechecked,
    wasPublished: (_, { output }: { readonly output: P['discard']['output'] }) => !output.discarded,
  },
  delays: { tryAgain: UPLOAD_RETRY_MS, stall: UPLOAD_STALL_MS },
})
