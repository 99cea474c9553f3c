/**
 * Sending one file: asking where, sending its bytes with progress, and attaching it. The bytes never enter the machine: the
 * caller's `send` port has them.
 */
import { assign, fromCallback, setup } from 'xstate'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, isWorthRetrying, type Thrown } from './failure.ts'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'

export interface UploadFile {
  readonly nombre: string
  readonly tipo: string
  /** Bytes. */
  readonly tamano: number
}

export interface UploadTicket {
  readonly clave: string
  readonly url: string
}

export interface UploadContext {
  readonly file: UploadFile
  readonly ticket: UploadTicket | null
  /** Bytes that have left. */
  readonly sent: number
  readonly error: string | null
}

export type UploadEvent =
  | { readonly type: 'progress'; readonly sent: number }
  | { readonly type: 'sent' }
  /** `error` null: no answer arrived. `again`: worth another try. */
  | { readonly type: 'send.failed'; readonly error: string | null; readonly again: boolean }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }

/** Sends the bytes and tells `progress`, `sent` or `send.failed`; stopping it aborts. */
export type SendPort = ReturnType<typeof fromCallback<UploadEvent, { readonly url: string }>>

export const attachmentUploadMachine = setup({
  types: typesOf<UploadContext, UploadEvent, UploadFile, { readonly attached: boolean }>(),
  actors: {
    ask: port<UploadTicket, UploadFile>('ask'),
    send: fromCallback<UploadEvent, { readonly url: string }>(({ sendBack }) => {
      sendBack({ type: 'send.failed', error: null, again: false })
    }),
    attach: port<unknown, { readonly clave: string }>('attach'),
  },
  actions: {
    fail: assign((_, { error }: Thrown) => ({ error: failureOf(error).error ?? CONNECTION_LOST })),
    startAgain: assign({ ticket: null, sent: 0, error: null }),
  },
  guards: {
    worthRetrying: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
  },
}).createMachine({
  id: 'attachmentUpload',
  version: '1',
  description: 'Envío de un archivo',
  context: ({ input }) => ({ file: input, ticket: null, sent: 0, error: null }),
  initial: 'asking',
  output: ({ context }) => ({ attached: context.ticket !== null }),
  states: {
    asking: {
      description: 'Se pregunta dónde enviarlo',
      entry: 'startAgain',
      invoke: {
        src: 'ask',
        input: ({ context }) => context.file,
        onDone: { target: 'sending', actions: assign({ ticket: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'worthRetrying', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      on: { cancel: 'cancelled' },
    },
    sending: {
      description: 'Se envían los bytes',
      invoke: { src: 'send', input: ({ context }) => ({ url: context.ticket?.url ?? '' }) },
      on: {
        progress: { actions: assign({ sent: ({ event }) => event.sent }) },
        sent: 'attaching',
        'send.failed': [
          {
            description: 'Vale la pena reintentar',
            guard: ({ event }) => event.again,
            target: 'failed',
            actions: assign({ error: ({ event }) => event.error ?? CONNECTION_LOST }),
          },
          { target: 'refused', actions: assign({ error: ({ event }) => event.error ?? CONNECTION_LOST }) },
        ],
        cancel: 'cancelled',
      },
    },
    attaching: {
      description: 'Se une al contenido',
      invoke: {
        src: 'attach',
        input: ({ context }) => ({ clave: context.ticket?.clave ?? '' }),
        onDone: 'done',
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'No se completó: se puede reintentar',
      on: { retry: 'asking', cancel: 'cancelled' },
    },
    refused: { description: 'El archivo no se acepta', on: { cancel: 'cancelled' } },
    done: { type: 'final', description: 'El archivo quedó adjunto' },
    cancelled: { type: 'final', description: 'No se envió', entry: assign({ ticket: null }) },
  },
})
