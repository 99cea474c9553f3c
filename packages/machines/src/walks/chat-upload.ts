/** What may happen to sending a message with files. */
import { chatUploadMachine } from '../chat-upload.ts'
import { UPLOAD_STALL_MS } from '../chat-upload/setup.ts'
import { PortFailure } from '../failure.ts'
import { addressOf, chosen } from '../testing/chat-upload-run.ts'
import { fromCallback } from 'xstate'
import { named, NO_ANSWER, type Walk } from './walk.ts'

const lost = new PortFailure({})
const no = new PortFailure({ status: 422, error: 'No se acepta' })
const missing = new PortFailure({ status: 409, codigo: 'archivo.no_recibido', error: 'Falta un archivo' })

export const chatUploadWalk: Walk = {
  machine: chatUploadMachine.provide({ actors: { send: fromCallback(() => {}) } }),
  input: { maxFiles: 1 },
  events: () => [
    { type: 'files.added', archivos: [chosen('a')] },
    { type: 'file.removed', id: 'a' },
    { type: 'message.changed', mensaje: 'Ya son diez letras' },
    { type: 'send.requested', clave: 'k1' },
    { type: 'progress', sent: 50 },
    { type: 'sent' },
    { type: 'send.failed', error: null, again: true },
    { type: 'send.failed', error: 'No es un PDF', again: false },
    { type: 'retry' },
    { type: 'cancel' },
    { type: 'edit' },
  ],
  ports: {
    open: named(
      { 'Se pueden subir': { envio: 7, addresses: [addressOf('a')] } },
      { [NO_ANSWER]: lost, 'No se acepta': no },
    ),
    resume: named(
      { 'El archivo no ha llegado': [addressOf('a')], 'El archivo ya había llegado': [addressOf('a', true)] },
      { [NO_ANSWER]: lost, 'No se acepta': no },
    ),
    finish: named({ 'Se publica': {} }, { [NO_ANSWER]: lost, 'No se acepta': no, 'Falta un archivo': missing }),
    discard: named(
      { 'Se descarta': { discarded: true }, 'Ya se había publicado': { discarded: false } },
      { [NO_ANSWER]: lost },
    ),
  },
  facts: ({ archivos, envio, renewed, rechecked }) => [
    Array.isArray(archivos) ? Math.min(2, archivos.length) : 0,
    JSON.stringify(archivos).includes('"recibido":true'),
    envio === null,
    renewed === null,
    rechecked,
  ],
  delayMs: UPLOAD_STALL_MS,
}
