/**
 * Addresses under which one file is sent or fetched without the session's token: `/archivos/<clave>`. The key has 256 bits, is
 * kept only hashed, and serves for a few minutes; whoever hands it out has checked the permission.
 * @fuente DESIGN: requests to the file store carry no authorization header
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { latestPast } from '@cauce/domain/session/server-clock'
import type { DB } from '../db/tables.ts'
import { isArriving } from './keys.ts'
import type { FileStore } from './store.ts'

const KEY_BYTES = 32
export const TICKET_MINUTES = 10
/** Expired ones that are cleared at a time, also whenever another is handed out. */
export const SWEEP_ROWS = 50

interface TicketFile {
  readonly nombre: string
  readonly tipo: string
  readonly tamano: number
}

export interface Ticket {
  readonly clave: string
  readonly url: string
  readonly expira_at: Date
}

/** An address that was made by a clock that was ahead serves no more, and counts against nobody. */
const madeBefore = (now: Date): Date => new Date(latestPast(now.getTime()))

const hashKey = (clave: string): Buffer => createHash('sha256').update(clave).digest()

const issue = async (
  db: Kysely<DB>,
  now: Date,
  row: TicketFile & { readonly uso: 'subir' | 'bajar'; readonly user_id: number; readonly archivo: string | null },
  minutes: number,
): Promise<Ticket> => {
  const clave = randomBytes(KEY_BYTES).toString('base64url')
  const expira_at = new Date(now.getTime() + minutes * 60_000)
  await db
    .insertInto('permisos_archivo')
    .values({ ...row, clave_hash: hashKey(clave), expira_at, created_at: now })
    .execute()
  return { clave, url: `/archivos/${clave}`, expira_at }
}

/** Where a person may send one file of this type and size. */
export const issueUpload = (db: Kysely<DB>, userId: number, now: Date, file: TicketFile): Promise<Ticket> =>
  issue(db, now, { ...file, uso: 'subir', user_id: userId, archivo: null }, TICKET_MINUTES)

/** The same for a file whose key is known beforehand (`arrivingKey`); sent again it takes the place of what was there. */
export const issueArrival = (
  db: Kysely<DB>,
  userId: number,
  now: Date,
  file: TicketFile & { readonly archivo: string },
  minutes: number,
): Promise<Ticket> => issue(db, now, { ...file, uso: 'subir', user_id: userId }, minutes)

/** Where a kept file may be fetched. */
export const issueDownload = (
  db: Kysely<DB>,
  userId: number,
  now: Date,
  file: TicketFile & { readonly archivo: string },
  minutes = TICKET_MINUTES,
): Promise<Ticket> => issue(db, now, { ...file, uso: 'bajar', user_id: userId }, minutes)

/** The live ticket of a key, for this use. */
export const findTicket = (db: Kysely<DB>, clave: string, uso: 'subir' | 'bajar', now: Date) =>
  db
    .selectFrom('permisos_archivo')
    .selectAll()
    .where('clave_hash', '=', hashKey(clave))
    .where('uso', '=', uso)
    .where('expira_at', '>', now)
    .where('created_at', '<=', madeBefore(now))
    .executeTakeFirst()

/** Notes what was sent. False when it had been sent already: of two at once, one. */
export const useUpload = async (
  db: Kysely<DB>,
  clave: string,
  sent: { readonly archivo: string; readonly sha256: string; readonly tamano: number; readonly now: Date },
): Promise<boolean> => {
  const used = await db
    .updateTable('permisos_archivo')
    .set({ archivo: sent.archivo, sha256: sent.sha256, tamano: sent.tamano, usado_at: sent.now })
    .where('clave_hash', '=', hashKey(clave))
    .where('usado_at', 'is', null)
    .returning('uso')
    .executeTakeFirst()
  return used !== undefined
}

/** Files that this person may still send, or sent and nobody took, and when the first of them stops counting. */
export const countLiveUploads = (
  db: Kysely<DB>,
  userId: number,
  now: Date,
): Promise<{ readonly total: number; readonly ends: Date | null }> =>
  db
    .selectFrom('permisos_archivo')
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.min<Date | null>('expira_at').as('ends')])
    .where('user_id', '=', userId)
    .where('uso', '=', 'subir')
    .where('expira_at', '>', now)
    .where('created_at', '<=', madeBefore(now))
    .executeTakeFirstOrThrow()

/** Takes what this person sent under the key, once: the file is the caller's from now on. */
export const takeUpload = (trx: Kysely<DB>, userId: number, clave: string, now: Date) =>
  trx
    .deleteFrom('permisos_archivo')
    .where('clave_hash', '=', hashKey(clave))
    .where('uso', '=', 'subir')
    .where('user_id', '=', userId)
    .where('expira_at', '>', now)
    .where('created_at', '<=', madeBefore(now))
    .where('usado_at', 'is not', null)
    .returning(['nombre', 'tipo', 'tamano', 'archivo', 'sha256'])
    .executeTakeFirst()

/**
 * Forgets expired tickets, some at a time, and the files that were sent under them and that nobody took. The row goes first: who
 * takes a file at this very moment has taken it.
 * @returns how many tickets: as many as {@link SWEEP_ROWS} when there may be more
 */
export const sweepTickets = async (db: Kysely<DB>, files: FileStore, now: Date): Promise<number> => {
  const expired = await db
    .deleteFrom('permisos_archivo')
    .where('clave_hash', 'in', (eb) =>
      eb.selectFrom('permisos_archivo').select('clave_hash').where('expira_at', '<=', now).limit(SWEEP_ROWS),
    )
    .returning(['uso', 'archivo'])
    .execute()
  for (const { uso, archivo } of expired) {
    if (uso === 'subir' && archivo !== null && !(await isAwaited(db, archivo))) await files.removeFile(archivo)
  }
  return expired.length
}

/** Part of a message that is still on its way: it outlives the address by which it came. */
const isAwaited = async (db: Kysely<DB>, key: string): Promise<boolean> => {
  if (!isArriving(key)) return false
  const awaited = await db.selectFrom('archivos_por_enviar').select('id').where('ruta', '=', key).executeTakeFirst()
  return awaited !== undefined
}
