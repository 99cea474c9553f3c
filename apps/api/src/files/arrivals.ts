/** Files that a browser sends to a key that is known beforehand: where to, whether they came, and taking them. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isPdf, ONLY_PDF } from '@cauce/domain/chat/limits'
import { UPLOAD_MINUTES } from '@cauce/domain/chat/stored-files'
import type { DB } from '../db/tables.ts'
import type { UserCtx } from '../http/handle.ts'
import type { Examined } from './examine.ts'
import { settledKey } from './keys.ts'
import { refusedPdf } from './open-pdf.ts'
import type { FileStore } from './store.ts'
import { issueArrival } from './tickets.ts'

export const PDF = 'application/pdf'
export const CSV = 'text/csv'

export interface ArrivingFile {
  readonly nombre: string
  /** Its key until it is taken. */
  readonly ruta: string
  readonly tamano: number
  /** Noted once it was looked at. */
  readonly sha256: string | null
}

/** Where the browser sends it: the bucket, or this server where the files are on its disk. */
export const arrivalUrl = async (
  ctx: UserCtx,
  { ruta, nombre, tamano }: Pick<ArrivingFile, 'nombre' | 'ruta' | 'tamano'>,
): Promise<string> => {
  const direct = await ctx.files.uploadUrl(ruta, { tamano, seconds: UPLOAD_MINUTES * 60 })
  if (direct !== null) return direct
  const file = { nombre, tipo: PDF, tamano, archivo: ruta }
  return (await issueArrival(ctx.db, ctx.user.id, ctx.now(), file, UPLOAD_MINUTES)).url
}

interface Settled {
  readonly archivo: string
  readonly sha256: string
}

const settledAt = async (files: FileStore, { ruta, tamano, sha256 }: ArrivingFile): Promise<string | null> => {
  if (sha256 === null) return null
  const kept = settledKey(ruta, sha256)
  return (await files.sizeOf(kept)) === tamano ? kept : null
}

/** True when all its bytes came: it need not be sent again. */
export const hasArrived = async (files: FileStore, file: ArrivingFile): Promise<boolean> =>
  (await files.sizeOf(file.ruta)) === file.tamano || (await settledAt(files, file)) !== null

/** A file that was taken before, by this call or by another. */
const takenBefore = async (files: FileStore, file: ArrivingFile): Promise<Settled | null> => {
  const archivo = await settledAt(files, file)
  return archivo === null || file.sha256 === null ? null : { archivo, sha256: file.sha256 }
}

/** Thrown away, and why, in a sentence: it is something else, or a PDF that cannot be shown. */
interface Refused {
  readonly rechazo: string
}

/** `falta`: it is not there, or not all of it. */
export type Taken = Settled | Refused | 'falta'

/** What is wrong with the file that was examined; `falta` when what is there is no longer that. */
const refusalOf = async (files: FileStore, ruta: string, { head, sha256 }: Examined): Promise<string | null> => {
  if (!isPdf(head)) return ONLY_PDF
  const bytes = await files.readFile(ruta)
  if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== sha256) return 'falta'
  return refusedPdf(bytes)
}

/**
 * Takes a file to the place that the address by which it came does not reach. Taken again, also by another process after this
 * one died, it is the same.
 * @param note keeps the fingerprint before the file moves
 */
export const takeArrived = async (
  files: FileStore,
  file: ArrivingFile,
  note: (sha256: string) => Promise<unknown>,
): Promise<Taken> => {
  const earlier = await takenBefore(files, file)
  if (earlier !== null) return earlier
  const examined = await files.examineFile(file.ruta)
  // Of two at once, the other may have moved it since it was looked for.
  if (examined?.tamano !== file.tamano) return (await takenBefore(files, file)) ?? 'falta'
  const rechazo = await refusalOf(files, file.ruta, examined)
  if (rechazo === 'falta') return (await takenBefore(files, file)) ?? 'falta'
  if (rechazo !== null) {
    await files.removeFile(file.ruta)
    return { rechazo }
  }
  await note(examined.sha256)
  const archivo = await files.settleFile(file.ruta, examined)
  return archivo === null ? 'falta' : { archivo, sha256: examined.sha256 }
}

/** Throws away what came, taken or not. */
export const dropArrival = async (files: FileStore, { ruta, sha256 }: ArrivingFile): Promise<void> => {
  await files.removeFile(ruta)
  if (sha256 !== null) await files.removeFile(settledKey(ruta, sha256))
}

/** Closes the addresses of files that were taken, and throws away what came again meanwhile. */
export const closeArrivals = async (db: Kysely<DB>, files: FileStore, rutas: readonly string[]): Promise<void> => {
  await db.deleteFrom('permisos_archivo').where('uso', '=', 'subir').where('archivo', 'in', rutas).execute()
  for (const ruta of rutas) await files.removeFile(ruta)
}
