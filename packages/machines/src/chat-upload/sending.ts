/** The bytes on their way, one file after another. */
import { assign } from 'xstate'
import { FILE_NOT_UPLOADED } from '@cauce/domain/chat/attachment-messages'
import * as flow from './flow.ts'
import { chatUploadSetup } from './setup.ts'

/** Left at once. */
export const looking = chatUploadSetup.createStateConfig({
  description: 'Se mira qué falta por enviar',
  always: [{ guard: 'everythingArrived', target: 'finishing' }, { target: 'sending' }],
})

export const sending = chatUploadSetup.createStateConfig({
  description: 'Se envían los archivos',
  invoke: {
    src: 'send',
    input: ({ context }) => {
      const file = flow.nextFile(context)
      return { id: file?.id ?? '', url: file?.url ?? '' }
    },
  },
  initial: 'moving',
  states: {
    moving: {
      description: 'Salen los bytes de un archivo',
      after: { stall: { target: '#chatUpload.interrupted', actions: 'stall' } },
      on: {
        progress: {
          target: 'moving',
          reenter: true,
          actions: assign(({ context, event }) => flow.progressed(context, event.sent)),
        },
      },
    },
  },
  on: {
    sent: { target: 'looking', actions: assign(({ context }) => flow.fileArrived(context)) },
    'send.failed': [
      {
        description: 'Vale la pena reintentar',
        guard: ({ event }) => event.again,
        target: 'interrupted',
        actions: assign(({ event }) => flow.bytesFailed(event.error)),
      },
      {
        guard: 'mayRenew',
        target: 'resuming',
        actions: assign(({ context }) => ({ renewed: flow.nextFile(context)?.id ?? null })),
      },
      { target: 'refused', actions: assign(({ event }) => flow.bytesFailed(event.error)) },
    ],
    cancel: 'discarding',
  },
})

export const resuming = chatUploadSetup.createStateConfig({
  description: 'Se pregunta qué llegó y dónde enviar lo que falta',
  invoke: {
    src: 'resume',
    input: ({ context: { envio, archivos } }) => ({ envio: envio ?? 0, archivos }),
    onDone: { target: 'looking', actions: { type: 'resumed', params: ({ event }) => event } },
    onError: [
      {
        guard: { type: 'worthRetrying', params: ({ event }) => event },
        target: 'interrupted',
        actions: { type: 'interrupt', params: ({ event }) => ({ ...event, message: FILE_NOT_UPLOADED }) },
      },
      {
        target: 'refused',
        actions: { type: 'refuse', params: ({ event }) => ({ ...event, message: FILE_NOT_UPLOADED }) },
      },
    ],
  },
  on: { cancel: 'discarding' },
})
