/** Consultations that were made to order from a referral. */
import { sql, type Insertable, type Kysely } from 'kysely'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { REFERRAL_CONSULTATION } from '@cauce/domain/referral/consultation'
import type { DB } from '../../db/tables.ts'

/** The one that a person made for the referral; null where they made none. The referral is locked by the caller. */
export const consultationOf = async (db: Kysely<DB>, referenciaId: number, userId: number): Promise<number | null> => {
  const row = await db
    .selectFrom('referencia_eventos as e')
    .innerJoin('consultas as c', (join) => join.on('c.id', '=', sql<number>`(e.detalle ->> 'consulta_id')::int`))
    .select('c.id')
    .where('e.referencia_id', '=', referenciaId)
    .where('e.clase', '=', 'ordenada')
    .where('c.medico_user_id', '=', userId)
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Makes a consultation that is being attended; its kind is there afterwards, also where the catalogue is of an earlier version. */
export const insertConsultation = async (
  db: Kysely<DB>,
  consultation: Omit<Insertable<DB['consultas']>, 'tipo_consulta_id' | 'estado_id'>,
): Promise<number> => {
  await db
    .insertInto('tipos_consulta')
    .values(REFERRAL_CONSULTATION)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const { id } = await db
    .insertInto('consultas')
    .values({
      ...consultation,
      tipo_consulta_id: REFERRAL_CONSULTATION.id,
      estado_id: ConsultationStatus.inProgress,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
