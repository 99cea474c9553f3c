/** Writing a referral. */
import type { Insertable, Kysely, Updateable } from 'kysely'
import { ChannelType } from '@cauce/domain/chat/channel'
import { emergencyCode } from '@cauce/domain/referral/emergency-report'
import { errorCode } from '../../db/unavailable.ts'
import type { DB } from '../../db/tables.ts'
import { nextNumber } from '../../kit/series/next-number.ts'

/** Who exists and may be told in a referral. */
export const affiliateExists = async (db: Kysely<DB>, id: number): Promise<boolean> =>
  (await db.selectFrom('afiliados').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** How many of the diagnoses there are. */
export const knownDiagnoses = async (db: Kysely<DB>, ids: readonly number[]): Promise<number> =>
  (
    await db
      .selectFrom('cie10')
      .select('id')
      .where('id', 'in', [...ids])
      .execute()
  ).length

/** A file that is in the store. */
export interface ReferralFile {
  readonly nombre: string
  readonly ruta: string
  readonly tipo: string
  readonly tamano: number
  readonly sha256: string
}

export interface NewReferral {
  readonly row: Insertable<DB['referencias']>
  /** The principal one first. */
  readonly cie10s: readonly number[]
  readonly adjuntos: readonly ReferralFile[]
}

/** Writes the referral with its diagnoses, its files and its channel. */
export const insertReferral = async (
  trx: Kysely<DB>,
  { row, cie10s, adjuntos }: NewReferral,
): Promise<{ readonly id: number; readonly canal_id: number }> => {
  const { id } = await trx.insertInto('referencias').values(row).returning('id').executeTakeFirstOrThrow()
  await trx
    .insertInto('referencia_cie10s')
    .values(cie10s.map((cie10_id, index) => ({ referencia_id: id, cie10_id, orden: index + 1 })))
    .execute()
  if (adjuntos.length > 0) {
    await trx
      .insertInto('referencia_adjuntos')
      .values(adjuntos.map((file) => ({ ...file, referencia_id: id, created_at: row.created_at })))
      .execute()
  }
  const channel = await trx
    .insertInto('canales')
    .values({ tipo: ChannelType.referral, user_crea_id: row.user_id, referencia_id: id, created_at: row.created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, canal_id: channel.id }
}

/** Writes what changed; the row is locked by the caller. */
export const updateReferral = async (
  trx: Kysely<DB>,
  id: number,
  change: Updateable<DB['referencias']>,
): Promise<void> => {
  await trx.updateTable('referencias').set(change).where('id', '=', id).execute()
}

/** Since when somebody manages it: kept where somebody did already. */
export const setManagedSince = async (trx: Kysely<DB>, id: number, at: Date): Promise<void> => {
  await trx
    .updateTable('referencias')
    .set({ gestionada_at: at })
    .where('id', '=', id)
    .where('gestionada_at', 'is', null)
    .execute()
}

/** The codes of the reports of emergency care. */
export const EMERGENCY_SERIES = 'referencia_urgencias'

/** The next code of the year; held until the transaction ends, so that none is given twice or left out. */
export const nextEmergencyCode = async (trx: Kysely<DB>, year: number): Promise<string> =>
  emergencyCode(year, await nextNumber(trx, EMERGENCY_SERIES, year))

const UNIQUE_VIOLATION = '23505'

/** Whether an error is the database refusing a code that another referral has. */
export const isCodeTaken = (error: unknown): boolean => errorCode(error) === UNIQUE_VIOLATION
