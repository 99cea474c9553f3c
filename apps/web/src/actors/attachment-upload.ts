/** Sending a file of a manual or a piece of news: the machine with its ports joined to the server and to the bytes. */
import type { AttachmentKind } from '@cauce/domain/content/attachment'
import {
  attachmentUploadMachine,
  type UploadEvent,
  type UploadFile,
  type UploadTicket,
} from '@cauce/machines/attachment-upload'
import { fromCallback, fromPromise } from 'xstate'
import { contentApi } from '../store/contenido-api.ts'
import { answered } from '../store/port.ts'
import { sendBytes } from '../store/send-bytes.ts'
import type { AppDispatch } from '../store/store.ts'

const UNTRACKED = { track: false } as const
const BY_ENDING: Readonly<Record<string, AttachmentKind>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** What the machine knows of a file. The system's word on its type may be missing: then its ending says it. */
export const uploadFileOf = (file: File): UploadFile => ({
  nombre: file.name,
  tipo: file.type === '' ? (BY_ENDING[file.name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '') : file.type,
  tamano: file.size,
})

export const webAttachmentUpload = (dispatch: AppDispatch, contentId: number, file: File) =>
  attachmentUploadMachine.provide({
    actors: {
      ask: fromPromise<UploadTicket, UploadFile>(({ input }) =>
        answered(
          dispatch(
            contentApi.endpoints.subirAdjunto.initiate(
              { params: { id: contentId }, body: { ...input, tipo: input.tipo === '' ? 'desconocido' : input.tipo } },
              UNTRACKED,
            ),
          ),
        ),
      ),
      send: fromCallback<UploadEvent, { readonly url: string }>(({ input, sendBack }) =>
        sendBytes(input.url, file, {
          onProgress: (sent) => sendBack({ type: 'progress', sent }),
          onSent: () => sendBack({ type: 'sent' }),
          onFailed: (error, again) => sendBack({ type: 'send.failed', error, again }),
        }),
      ),
      attach: fromPromise<unknown, { readonly clave: string }>(({ input }) =>
        answered(
          dispatch(
            contentApi.endpoints.adjuntarArchivo.initiate(
              // What is attached is the file of this key: however often it is asked for, it is one attachment.
              { params: { id: contentId }, body: input, key: `adjuntar-${contentId}-${input.clave}` },
              UNTRACKED,
            ),
          ),
        ),
      ),
    },
  })
