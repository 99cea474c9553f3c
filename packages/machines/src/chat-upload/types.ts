/** Ports, context and events of {@link file://../chat-upload.ts}. The bytes never enter the machine: its ports have them. */
import type { ChosenFile } from '@cauce/domain/chat/limits'
import type { FieldErrors } from '../failure.ts'

/** Where one file is sent. */
export interface UploadAddress {
  readonly ruta: string
  readonly url: string
  /** It is there already: it is not sent again. */
  readonly recibido: boolean
}

/** A file that was chosen, and how far it is. */
export interface UploadingFile extends ChosenFile {
  readonly id: string
  readonly ruta: string | null
  readonly url: string | null
  /** Bytes that have left. */
  readonly sent: number
  readonly recibido: boolean
}

export interface ChatUploadInput {
  /** The most files of one message. */
  readonly maxFiles: number
}

export interface ChatUploadContext extends ChatUploadInput {
  readonly archivos: readonly UploadingFile[]
  readonly mensaje: string
  /** It was asked to be sent: what is missing is said. */
  readonly tried: boolean
  readonly serverErrors: FieldErrors
  /** What the sender calls the message: the same one twice is one message. Null: nothing was sent. */
  readonly clave: string | null
  /** Id of the message that waits for its files; null: the server has not answered for it. */
  readonly envio: number | null
  /** The sentence of the specification, and what the server or the connection said. */
  readonly error: string | null
  readonly detail: string | null
  /** The file whose address was asked for again because it was refused. */
  readonly renewed: string | null
  /** The server was told that all is there, and missed a file. */
  readonly rechecked: boolean
}

export type ChatUploadEvent =
  | { readonly type: 'files.added'; readonly archivos: readonly (ChosenFile & { readonly id: string })[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'message.changed'; readonly mensaje: string }
  | { readonly type: 'send.requested'; readonly clave: string }
  | { readonly type: 'progress'; readonly sent: number }
  | { readonly type: 'sent' }
  /** `error` null: no answer arrived. `again`: worth another try. */
  | { readonly type: 'send.failed'; readonly error: string | null; readonly again: boolean }
  /** The person, or the connection that is back. */
  | { readonly type: 'retry' }
  | { readonly type: 'cancel' }
  /** What was refused was read: back to what was chosen. */
  | { readonly type: 'edit' }

type Sent = Pick<UploadingFile, 'id' | 'nombre' | 'tamano' | 'ruta' | 'recibido'>

/** Effects by name: input → output. The caller provides each with `machine.provide({ actors })`. */
export interface ChatUploadPorts {
  /** One address for each file, in their order. */
  open: {
    input: { readonly clave: string; readonly mensaje: string; readonly archivos: readonly Sent[] }
    output: { readonly envio: number; readonly addresses: readonly UploadAddress[] }
  }
  /** Fresh addresses, in the order of the files. */
  resume: {
    input: { readonly envio: number; readonly archivos: readonly Sent[] }
    output: readonly UploadAddress[]
  }
  /** Tells `progress`, `sent` or `send.failed`; stopping it aborts. */
  send: { input: { readonly id: string; readonly url: string } }
  finish: { input: { readonly envio: number; readonly archivos: readonly Sent[] }; output: unknown }
  /** `discarded` false: it was published already. */
  discard: { input: { readonly envio: number }; output: { readonly discarded: boolean } }
}
