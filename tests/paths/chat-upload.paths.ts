/** Every situation and every transition of sending a message with files. */
import { describe, expect, it } from 'vitest'
import { chatUploadMachine } from '@cauce/machines/chat-upload'
import { UPLOAD_STALL_MS } from '@cauce/machines/chat-upload/setup'
import { PortFailure } from '@cauce/machines/failure'
import { addressOf, chosen } from '@cauce/machines/testing/chat-upload-run'
import { fromCallback } from 'xstate'
import { walkEverything } from './walk.ts'

const lost = new PortFailure({})
const no = new PortFailure({ status: 422, error: 'No se acepta' })
const missing = new PortFailure({ status: 409, codigo: 'archivo.no_recibido', error: 'Falta un archivo' })

describe('envío de un mensaje con archivos', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const { states, transitions, differences } = await walkEverything({
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
        open: { done: [{ envio: 7, addresses: [addressOf('a')] }], error: [lost, no] },
        resume: { done: [[addressOf('a')], [addressOf('a', true)]], error: [lost, no] },
        finish: { done: [{}], error: [lost, no, missing] },
        discard: { done: [{ discarded: true }, { discarded: false }], error: [lost] },
      },
      facts: ({ archivos, envio, renewed, rechecked }) => [
        Array.isArray(archivos) ? Math.min(2, archivos.length) : 0,
        JSON.stringify(archivos).includes('"recibido":true'),
        envio === null,
        renewed === null,
        rechecked,
      ],
      delayMs: UPLOAD_STALL_MS,
    })
    expect(differences).toEqual([])
    expect(new Set(states.visited)).toEqual(new Set(states.all))
    expect(new Set(transitions.taken)).toEqual(new Set(transitions.all))
  })
})
