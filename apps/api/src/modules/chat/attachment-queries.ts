/** Messages whose files are on their way, as they are stored. */
import type { Kysely, Transaction } from 'kysely'
import { latestPast } from '@cauce/domain/session/server-clock'
import type { ArrivingFile } from '../../files/arrivals.ts'
import type { DB } from '../../db/tables.ts'

export interface PendingFile extends ArrivingFile {
  readonly id: number
}

const pending = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('mensajes_por_enviar')
    .select(['id', 'canal_id', 'mensaje', 'clave', 'mensaje_id', 'expira_at'])
    .where('user_id', '=', userId)
export type PendingMessage = Awaited<ReturnType<ReturnType<typeof pending>['executeTakeFirstOrThrow']>>

/** What this person is sending under the id; somebody else's is nobody's. */
export const pendingById = (db: Kysely<DB>, userId: number, id: number): Promise<PendingMessage | undefined> =>
  pending(db, userId).where('id', '=', id).executeTakeFirst()

/** The same, which nobody else moves until `trx` ends. */
export const holdPending = (trx: Transaction<DB>, userId: number, id: number): Promise<PendingMessage | undefined> =>
  pending(trx, userId).where('id', '=', id).forUpdate().executeTakeFirst()

export const pendingByKey = (db: Kysely<DB>, userId: number, clave: string): Promise<PendingMessage | undefined> =>
  pending(db, userId).where('clave', '=', clave).executeTakeFirst()

export const filesOfPending = (db: Kysely<DB>, id: number): Promise<readonly PendingFile[]> =>
  db
    .selectFrom('archivos_por_enviar')
    .select(['id', 'nombre', 'ruta', 'tamano', 'sha256'])
    .where('mensaje_por_enviar_id', '=', id)
    .orderBy('id')
    .execute()

/** How many this person has begun and not finished. */
export const countUnfinished = async (db: Kysely<DB>, userId: number, now: Date): Promise<number> => {
  const { total } = await db
    .selectFrom('mensajes_por_enviar')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('mensaje_id', 'is', null)
    .where('expira_at', '>', now)
    .where('created_at', '<=', new Date(latestPast(now.getTime())))
    .executeTakeFirstOrThrow()
  return total
}

interface NewPending {
  readonly canal_id: number
  readonly user_id: number
  readonly mensaje: string
  readonly clave: string | null
  readonly expira_at: Date
  readonly created_at: Date
}

/** Its id, or null when the person has one with this key already. */
export const insertPending = async (
  trx: Transaction<DB>,
  row: NewPending,
  files: readonly Omit<ArrivingFile, 'sha256'>[],
): Promise<number | null> => {
  const made = await trx
    .insertInto('mensajes_por_enviar')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return null
  await trx
    .insertInto('archivos_por_enviar')
    .values(files.map((file) => ({ ...file, mensaje_por_enviar_id: made.id })))
    .execute()
  return made.id
}

/** What was not finished and expired, or was given up, leaves its key to another message. */
export const freeKey = (trx: Transaction<DB>, userId: number, clave: string, now: Date) =>
  trx
    .updateTable('mensajes_por_enviar')
    .set({ clave: null })
    .where('user_id', '=', userId)
    .where('clave', '=', clave)
    .where('mensaje_id', 'is', null)
    .where('expira_at', '<=', now)
    .execute()

export const noteFingerprint = (db: Kysely<DB>, id: number, sha256: string, now: Date) =>
  db.updateTable('archivos_por_enviar').set({ sha256, recibido_at: now }).where('id', '=', id).execute()

export const notePublished = (trx: Transaction<DB>, id: number, mensaje_id: number) =>
  trx.updateTable('mensajes_por_enviar').set({ mensaje_id }).where('id', '=', id).execute()

/** True when it had not been published. */
export const giveUpPending = async (db: Kysely<DB>, userId: number, id: number, now: Date): Promise<boolean> => {
  const given = await db
    .updateTable('mensajes_por_enviar')
    .set({ expira_at: now, clave: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('mensaje_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return given !== undefined
}

/** Those that expired before a moment, some of them. */
export const expiredPending = (db: Kysely<DB>, before: Date, limit: number) =>
  db
    .selectFrom('mensajes_por_enviar')
    .select(['id', 'mensaje_id'])
    .where('expira_at', '<=', before)
    .orderBy('expira_at')
    .limit(limit)
    .execute()

export const forgetPending = (db: Kysely<DB>, ids: readonly number[]) =>
  db.deleteFrom('mensajes_por_enviar').where('id', 'in', ids).execute()
