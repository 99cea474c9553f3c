/** What may happen to sending a file. */
import { attachmentUploadMachine } from '../attachment-upload.ts'
import { PortFailure } from '../failure.ts'
import { fromCallback } from 'xstate'
import type { Walk } from './walk.ts'

export const attachmentUploadWalk: Walk = {
  machine: attachmentUploadMachine.provide({ actors: { send: fromCallback(() => {}) } }),
  input: { nombre: 'guia.pdf', tipo: 'application/pdf', tamano: 10 },
  events: () => [
    { type: 'progress', sent: 5 },
    { type: 'sent' },
    { type: 'send.failed', error: null, again: true },
    { type: 'send.failed', error: 'No es un PDF', again: false },
    { type: 'cancel' },
    { type: 'retry' },
  ],
  ports: {
    ask: {
      done: [{ clave: 'k', url: '/archivos/k' }],
      error: [new PortFailure({}), new PortFailure({ status: 422, error: 'Muy grande' })],
    },
    attach: { done: [{}], error: [new PortFailure({ status: 409, error: 'No llegó' })] },
  },
  facts: ({ sent, error }) => [sent, error !== null],
}
