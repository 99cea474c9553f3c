/** A running upload of an attachment for the tests of its machine. */
import { createActor, fromCallback, fromPromise } from 'xstate'
import { attachmentUploadMachine, type UploadEvent, type UploadFile, type UploadTicket } from '../attachment-upload.ts'

/** What is uploaded. */
export const file: UploadFile = { nombre: 'guia.pdf', tipo: 'application/pdf', tamano: 1000 }

/** That file on its way, with the answers that the test gives; what it does not give goes well, but for the bytes, which wait. */
export const startAttachment = (ports: {
  readonly ask?: () => Promise<UploadTicket>
  readonly tell?: (send: (event: UploadEvent) => void) => void
  readonly attach?: () => Promise<unknown>
  readonly stopped?: () => void
}) =>
  createActor(
    attachmentUploadMachine.provide({
      actors: {
        ask: fromPromise<UploadTicket, UploadFile>(
          ports.ask ?? (() => Promise.resolve({ clave: 'k', url: '/archivos/k' })),
        ),
        send: fromCallback<UploadEvent, { readonly url: string }>(({ sendBack }) => {
          ports.tell?.(sendBack)
          return ports.stopped
        }),
        attach: fromPromise<unknown, { readonly clave: string }>(ports.attach ?? (() => Promise.resolve({}))),
      },
    }),
    { input: file },
  ).start()
