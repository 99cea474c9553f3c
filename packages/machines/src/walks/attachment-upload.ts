/** What may happen to sending a file. */
import { attachmentUploadMachine } from '../attachment-upload.ts'
import { PortFailure } from '../failure.ts'
import { fromCallback } from 'xstate'
import { named, NO_ANSWER, type Walk } from './walk.ts'

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
    ask: named(
      { 'Se puede subir': { clave: 'k', url: '/archivos/k' } },
      {
        [NO_ANSWER]: new PortFailure({}),
        'El archivo es muy grande': new PortFailure({ status: 422, error: 'Muy grande' }),
      },
    ),
    attach: named(
      { 'Queda adjunto': {} },
      { 'El archivo no llegó completo': new PortFailure({ status: 409, error: 'No llegó' }) },
    ),
  },
  facts: ({ sent, error }) => [sent, error !== null],
}
