/** Sending a message with files, or the files of a referral: the machine with its ports joined to the server and to the bytes. */
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { sentName } from '@cauce/domain/chat/message-files'
import { chatUploadMachine } from '@cauce/machines/chat-upload'
import type { ChatUploadEvent, ChatUploadPorts as P, UploadAddress } from '@cauce/machines/chat-upload/types'
import { PortFailure } from '@cauce/machines/failure'
import { fromCallback, fromPromise } from 'xstate'
import { chatApi } from '../store/chat-api.ts'
import { answered } from '../store/port.ts'
import { referenciasApi } from '../store/referencias-api.ts'
import { sendBytes } from '../store/send-bytes.ts'
import type { AppDispatch } from '../store/store.ts'

const untracked = { track: false } as const
const { mensajeConAdjuntos, retomarAdjuntos, guardarAdjuntos, descartarAdjuntos } = chatApi.endpoints
const { subirArchivoReferencia } = referenciasApi.endpoints

/** What was chosen, by the id that the machine knows it by. */
type Chosen = ReadonlyMap<string, File>

const PUBLISHED_ALREADY = 409

/** The bytes of a chosen file, to the address that was handed out for it. */
const sendPort = (chosen: Chosen) =>
  fromCallback<ChatUploadEvent, P['send']['input']>(({ input, sendBack }) => {
    const file = chosen.get(input.id)
    if (file === undefined) {
      sendBack({ type: 'send.failed', error: null, again: false })
      return undefined
    }
    return sendBytes(input.url, file, {
      onProgress: (sent) => sendBack({ type: 'progress', sent }),
      onSent: () => sendBack({ type: 'sent' }),
      onFailed: (error, again) => sendBack({ type: 'send.failed', error, again }),
    })
  })

/** @param onPublished what the server published, once */
export const webChatUpload = (
  dispatch: AppDispatch,
  canalId: number,
  chosen: Chosen,
  onPublished: (message: ChatMessage) => void,
) =>
  chatUploadMachine.provide({
    actors: {
      open: fromPromise<P['open']['output'], P['open']['input']>(async ({ input: { clave, mensaje, archivos } }) => {
        const body = {
          canal_id: canalId,
          mensaje,
          nombre_adjuntos: archivos.map(({ nombre }) => sentName(nombre)),
          tamano_adjuntos: archivos.map(({ tamano }) => tamano),
          clave,
        }
        const answer = await answered(dispatch(mensajeConAdjuntos.initiate({ body }, untracked)))
        return { envio: answer.mensaje.id, addresses: answer.urlArchivo }
      }),
      resume: fromPromise<P['resume']['output'], P['resume']['input']>(async ({ input: { envio, archivos } }) => {
        const body = { mensaje_id: envio }
        const { urlArchivo } = await answered(dispatch(retomarAdjuntos.initiate({ body }, untracked)))
        const byPath = new Map(urlArchivo.map((target) => [target.ruta, target]))
        return archivos.map(({ ruta }) => byPath.get(ruta ?? '') ?? arrivedAt(ruta))
      }),
      send: sendPort(chosen),
      finish: fromPromise<unknown, P['finish']['input']>(async ({ input: { envio, archivos } }) => {
        const body = {
          mensaje_id: envio,
          nombre_adjunto: archivos.map(({ nombre }) => sentName(nombre)),
          adjunto: archivos.map(({ ruta }) => ruta ?? ''),
        }
        const { mensaje } = await answered(dispatch(guardarAdjuntos.initiate({ body }, untracked)))
        onPublished(mensaje)
      }),
      discard: fromPromise<P['discard']['output'], P['discard']['input']>(async ({ input: { envio } }) => {
        try {
          await answered(dispatch(descartarAdjuntos.initiate({ params: { id: envio } }, untracked)))
          return { discarded: true }
        } catch (error) {
          if (error instanceof PortFailure && error.failure.status === PUBLISHED_ALREADY) return { discarded: false }
          throw error
        }
      }),
    },
  })

type AskedPlace = (file: {
  readonly nombre: string
  readonly tamano: number
}) => Promise<{ readonly clave: string; readonly url: string }>

/**
 * Files that go before what they are part of is registered.
 * @param ask where one of them is sent
 * @param onSent the keys of what was sent, in its order
 */
export const webFilesAhead = (chosen: Chosen, ask: AskedPlace, onSent: (claves: readonly string[]) => void) => {
  const addressOf = async (file: { readonly nombre: string; readonly tamano: number }): Promise<UploadAddress> => {
    const { clave, url } = await ask(file)
    return { ruta: clave, url, recibido: false }
  }
  return chatUploadMachine.provide({
    actors: {
      open: fromPromise<P['open']['output'], P['open']['input']>(async ({ input: { archivos } }) => ({
        envio: 0,
        addresses: await Promise.all(archivos.map(addressOf)),
      })),
      resume: fromPromise<P['resume']['output'], P['resume']['input']>(({ input: { archivos } }) =>
        Promise.all(archivos.map((file) => (file.recibido ? Promise.resolve(arrivedAt(file.ruta)) : addressOf(file)))),
      ),
      send: sendPort(chosen),
      finish: fromPromise<unknown, P['finish']['input']>(({ input: { archivos } }) => {
        onSent(archivos.map(({ ruta }) => ruta ?? ''))
        return Promise.resolve()
      }),
      discard: fromPromise<P['discard']['output'], P['discard']['input']>(() => Promise.resolve({ discarded: true })),
    },
  })
}

/** The files of a referral that is about to be registered. @param onSent the keys of what was sent, in its order */
export const webReferralUpload = (dispatch: AppDispatch, chosen: Chosen, onSent: (claves: readonly string[]) => void) =>
  webFilesAhead(
    chosen,
    ({ nombre, tamano }) => {
      const body = { nombre: sentName(nombre), tamano }
      return answered(dispatch(subirArchivoReferencia.initiate({ body }, untracked)))
    },
    onSent,
  )

/** A file that need not be sent again. */
const arrivedAt = (ruta: string | null): UploadAddress => ({ ruta: ruta ?? '', url: '', recibido: true })
