/** Every situation and every transition of sending a file. */
import { describe, expect, it } from 'vitest'
import { attachmentUploadMachine } from '@cauce/machines/attachment-upload'
import { PortFailure } from '@cauce/machines/failure'
import { fromCallback } from 'xstate'
import { walkEverything } from './walk.ts'

describe('envío de un archivo', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const { states, transitions, differences } = await walkEverything({
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
    })
    expect(differences).toEqual([])
    expect(new Set(states.visited)).toEqual(new Set(states.all))
    expect(new Set(transitions.taken)).toEqual(new Set(transitions.all))
  })
})
