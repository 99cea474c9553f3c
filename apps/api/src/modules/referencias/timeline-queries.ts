/** The referral's own events, as they were written down. */
import type { Kysely } from 'kysely'
import { REFERRAL_EVENTS, type ReferralEvent, type ReferralEventKind } from '@cauce/domain/referral/referral'
import type { DB } from '../../db/tables.ts'
import { personName } from '../../db/person-name.ts'

const isKind = (clase: string): clase is ReferralEventKind => REFERRAL_EVENTS.some((known) => known === clase)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** In the order in which they were written. */
export const ownEvents = async (db: Kysely<DB>, id: number): Promise<readonly ReferralEvent[]> => {
  const rows = await db
    .selectFrom('referencia_eventos as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['e.id', 'e.clase', 'e.ocurrio_at', 'e.created_at', 'e.user_id', 'e.detalle', personName.as('nombre')])
    .where('e.referencia_id', '=', id)
    .orderBy('e.id')
    .execute()
  return rows.flatMap((row) =>
    isKind(row.clase)
      ? [
          {
            id: `e${row.id}`,
            clase: row.clase,
            at: row.ocurrio_at.toISOString(),
            registrado_at: row.created_at.toISOString(),
            quien: row.user_id === null ? null : { id: row.user_id, nombre: row.nombre },
            detalle: isRecord(row.detalle) ? row.detalle : {},
          },
        ]
      : [],
  )
}
