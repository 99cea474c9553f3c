/**
 * A message with files: what is chosen and written, the three steps of its sending, and what to do when the connection is lost
 * in any of them. Nobody sees the message before all its files are there.
 * @fuente spec 2 §5, §7, §8
 */
import { assign } from 'xstate'
import { SEND_FAILED } from '@cauce/domain/chat/chat-messages'
import { FILES_NOT_SAVED } from '@cauce/domain/chat/attachment-messages'
import * as flow from './chat-upload/flow.ts'
import { looking, resuming, sending } from './chat-upload/sending.ts'
import { chatUploadSetup } from './chat-upload/setup.ts'

const composing = chatUploadSetup.createStateConfig({
  description: 'Se escogen los archivos y se escribe el mensaje',
  on: {
    'files.added': { actions: assign(({ context, event }) => flow.filesAdded(context, event.archivos)) },
    'file.removed': { actions: assign(({ context, event }) => flow.fileRemoved(context, event.id)) },
    'message.changed': { actions: assign(({ context, event }) => flow.messageChanged(context, event.mensaje)) },
    'send.requested': [
      { guard: 'canSend', target: 'opening', actions: assign(({ event }) => flow.started(event.clave)) },
      { actions: assign({ tried: true }) },
    ],
  },
})

const opening = chatUploadSetup.createStateConfig({
  description: 'Se pide dónde enviar los archivos',
  invoke: {
    src: 'open',
    input: ({ context: { clave, mensaje, archivos } }) => ({ clave: clave ?? '', mensaje: mensaje.trim(), archivos }),
    onDone: { target: 'looking', actions: assign(({ context, event }) => flow.opened(context, event.output)) },
    onError: [
      {
        guard: { type: 'worthRetrying', params: ({ event }) => event },
        target: 'interrupted',
        actions: { type: 'interrupt', params: ({ event }) => ({ ...event, message: SEND_FAILED }) },
      },
      { target: 'composing', actions: assign(({ event }) => flow.openRefused(SEND_FAILED, event.error)) },
    ],
  },
  on: { cancel: { target: 'composing', actions: 'forget' } },
})

const interrupted = chatUploadSetup.createStateConfig({
  description: 'Se perdió la conexión: sigue desde lo que ya llegó',
  after: { tryAgain: 'retrying' },
  on: {
    retry: 'retrying',
    cancel: [
      { guard: 'isOpened', target: 'discarding' },
      { target: 'composing', actions: 'forget' },
    ],
  },
})

/** Left at once. */
const retrying = chatUploadSetup.createStateConfig({
  description: 'Se mira por dónde iba',
  always: [
    { guard: 'everythingArrived', target: 'finishing' },
    { guard: 'isOpened', target: 'resuming' },
    { target: 'opening' },
  ],
})

const finishing = chatUploadSetup.createStateConfig({
  description: 'Se publica el mensaje con sus archivos',
  invoke: {
    src: 'finish',
    input: ({ context: { envio, archivos } }) => ({ envio: envio ?? 0, archivos }),
    onDone: 'done',
    onError: [
      {
        guard: { type: 'worthRetrying', params: ({ event }) => event },
        target: 'interrupted',
        actions: { type: 'interrupt', params: ({ event }) => ({ ...event, message: FILES_NOT_SAVED }) },
      },
      {
        guard: { type: 'mayRecheck', params: ({ event }) => event },
        target: 'resuming',
        actions: assign({ rechecked: true }),
      },
      {
        target: 'refused',
        actions: { type: 'refuse', params: ({ event }) => ({ ...event, message: FILES_NOT_SAVED }) },
      },
    ],
  },
  on: { cancel: 'discarding' },
})

const discarding = chatUploadSetup.createStateConfig({
  description: 'Se desiste del envío',
  invoke: {
    src: 'discard',
    input: ({ context }) => ({ envio: context.envio ?? 0 }),
    onDone: [
      { guard: { type: 'wasPublished', params: ({ event }) => event }, target: 'finishing' },
      { target: 'composing', actions: 'forget' },
    ],
    // Nobody sees what was not published: the server sweeps it by itself.
    onError: { target: 'composing', actions: 'forget' },
  },
  on: { cancel: { target: 'composing', actions: 'forget' } },
})

const done = chatUploadSetup.createStateConfig({
  description: 'El mensaje quedó publicado con sus archivos',
  on: {
    'files.added': {
      target: 'composing',
      actions: ['forget', assign(({ context, event }) => flow.filesAdded(context, event.archivos))],
    },
    'file.removed': {
      target: 'composing',
      actions: ['forget', assign(({ context, event }) => flow.fileRemoved(context, event.id))],
    },
    // What was sent served only for a while.
    'send.requested': {
      target: 'opening',
      actions: ['forget', assign(({ event }) => flow.started(event.clave))],
    },
  },
})

export const chatUploadMachine = chatUploadSetup.createMachine({
  id: 'chatUpload',
  version: '1',
  description: 'Envío de un mensaje con archivos',
  context: ({ input }) => flow.newUpload(input),
  initial: 'composing',
  states: {
    composing,
    opening,
    looking,
    sending,
    interrupted,
    retrying,
    resuming,
    finishing,
    refused: { description: 'No se pudo enviar: se muestra por qué', on: { edit: 'discarding' } },
    discarding,
    done,
  },
})
