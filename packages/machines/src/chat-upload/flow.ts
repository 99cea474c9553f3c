/** What changes in {@link file://../chat-upload.ts}. */
import { FILE_NOT_UPLOADED } from '@cauce/domain/chat/attachment-messages'
import { checkAttachments, type ChosenFile } from '@cauce/domain/chat/limits'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, type FieldErrors } from '../failure.ts'
import type { ChatUploadContext as Context, ChatUploadInput, UploadAddress, UploadingFile } from './types.ts'

type Change = Partial<Context>

const UNSENT = { ruta: null, url: null, sent: 0, recibido: false } as const
const NOTHING_SENT = { clave: null, envio: null, renewed: null, rechecked: false } as const
const NO_ERROR = { error: null, detail: null } as const

export const newUpload = ({ maxFiles }: ChatUploadInput): Context => ({
  maxFiles,
  archivos: [],
  mensaje: '',
  tried: false,
  serverErrors: {},
  ...NOTHING_SENT,
  ...NO_ERROR,
})

export const filesAdded = (
  { archivos, serverErrors }: Context,
  added: readonly (ChosenFile & { readonly id: string })[],
): Change => ({
  archivos: [...archivos, ...added.map((file) => ({ ...file, ...UNSENT }))],
  serverErrors: without(serverErrors, 'archivos'),
  ...NO_ERROR,
})

export const fileRemoved = ({ archivos, serverErrors }: Context, id: string): Change => ({
  archivos: archivos.filter((file) => file.id !== id),
  serverErrors: without(serverErrors, 'archivos'),
  ...NO_ERROR,
})

export const messageChanged = ({ serverErrors }: Context, mensaje: string): Change => ({
  mensaje,
  serverErrors: without(serverErrors, 'mensaje'),
  ...NO_ERROR,
})

const without = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))

export const canSend = ({ archivos, mensaje, maxFiles }: Context): boolean =>
  Object.keys(checkAttachments(archivos, mensaje, maxFiles)).length === 0

/** Messages by field (`archivos`, `mensaje`) as they are shown: a chosen file that cannot go is told at once. */
export const shownErrors = ({ archivos, mensaje, maxFiles, tried, serverErrors }: Context): FieldErrors => {
  const found = checkAttachments(archivos, mensaje, maxFiles)
  const wrongFiles = archivos.length > 0 && found['archivos'] !== undefined ? { archivos: found['archivos'] } : {}
  return { ...(tried ? found : wrongFiles), ...serverErrors }
}

/** The next file that is not there yet. */
export const nextFile = ({ archivos }: Context): UploadingFile | null =>
  archivos.find(({ recibido }) => !recibido) ?? null

const changed = (files: readonly UploadingFile[], id: string | undefined, change: Partial<UploadingFile>) =>
  files.map((file) => (file.id === id ? { ...file, ...change } : file))

const received = (file: UploadingFile): UploadingFile => ({ ...file, sent: file.tamano, recibido: true })

/** Each file with its address; what was there already is not sent again. */
const addressed = (files: readonly UploadingFile[], addresses: readonly UploadAddress[]): readonly UploadingFile[] =>
  files.map((file, place) => {
    const address = addresses[place]
    if (address === undefined) return file
    const placed = { ...file, ruta: address.ruta, url: address.url }
    return address.recibido ? received(placed) : { ...placed, sent: 0, recibido: false }
  })

export const started = (clave: string): Change => ({ tried: true, clave, serverErrors: {}, ...NO_ERROR })

export const opened = (
  { archivos }: Context,
  { envio, addresses }: { readonly envio: number; readonly addresses: readonly UploadAddress[] },
): Change => ({ envio, archivos: addressed(archivos, addresses), ...NO_ERROR })

export const resumed = ({ archivos }: Context, addresses: readonly UploadAddress[]): Change => ({
  archivos: addressed(archivos, addresses),
  ...NO_ERROR,
})

export const progressed = (context: Context, sent: number): Change => {
  const file = nextFile(context)
  return { archivos: changed(context.archivos, file?.id, { sent: Math.min(sent, file?.tamano ?? 0) }) }
}

export const fileArrived = (context: Context): Change => {
  const file = nextFile(context)
  return file === null ? {} : { archivos: changed(context.archivos, file.id, received(file)), renewed: null }
}

/** No answer, or one that is worth another try: what is missing goes on from here. */
export const interrupted = (error: string, thrown: unknown): Change => ({
  error,
  detail: failureOf(thrown).error ?? CONNECTION_LOST,
})

export const bytesFailed = (detail: string | null): Change => ({
  error: FILE_NOT_UPLOADED,
  detail: detail ?? CONNECTION_LOST,
})

export const refused = (error: string, thrown: unknown): Change => ({ error, detail: failureOf(thrown).error })

/** Field of the form of each field of the wire. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:nombre_adjuntos?|tamano_adjuntos|adjunto|archivos)\b/u, 'archivos'],
  [/^mensaje\b/u, 'mensaje'],
]

const byField = (errors: FieldErrors): FieldErrors => {
  const found: Record<string, readonly string[]> = {}
  for (const [path, messages] of Object.entries(errors)) {
    const field = FIELDS.find(([pattern]) => pattern.test(path))?.[1]
    if (field !== undefined) found[field] = [...new Set([...(found[field] ?? []), ...messages])]
  }
  return found
}

/** The server did not take the message: its own words where it said any. */
export const openRefused = (fallback: string, thrown: unknown): Change => {
  const { error, errores } = failureOf(thrown)
  const serverErrors = byField(errores)
  const told = Object.keys(serverErrors).length > 0
  return { ...NOTHING_SENT, serverErrors, error: told ? null : (error ?? fallback), detail: null }
}

/** Back to what was chosen, as if nothing had been sent. */
export const forgotten = ({ archivos }: Context): Change => ({
  archivos: archivos.map((file) => ({ ...file, ...UNSENT })),
  ...NOTHING_SENT,
  ...NO_ERROR,
})

export interface UploadTotals {
  readonly sent: number
  readonly total: number
  /** 0 to 100, whole. */
  readonly percent: number
}

const PERCENT = 100

/** How much of some files has left. @regla El avance de un envío es lo que ha salido de todos sus archivos. */
export const totalsOf = (files: readonly { readonly sent: number; readonly tamano: number }[]): UploadTotals => {
  const sent = files.reduce((sum, file) => sum + file.sent, 0)
  const total = files.reduce((sum, file) => sum + file.tamano, 0)
  return { sent, total, percent: total === 0 ? 0 : Math.floor((sent / total) * PERCENT) }
}
