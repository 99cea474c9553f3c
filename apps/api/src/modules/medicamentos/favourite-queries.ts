/** What a prescriber writes often: their own past lines, counted. */
import { sql, type Kysely } from 'kysely'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { anyOf } from './any-of.ts'

const MAX_FAVOURITES = 40
const NOT_TAKEN = [OrderStatus.annulled, OrderStatus.denied] as const

/** Lines of the person for those drugs, the most used first, then the last one; annulled and denied ones do not count. */
export const favouriteLines = async (db: Kysely<DB>, ctx: UserCtx, drugIds: readonly number[]) => {
  if (drugIds.length === 0) return []
  return db
    .selectFrom('orden_articulos as l')
    .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
    .select([
      'l.codesumi_id',
      'l.via',
      'l.dosis',
      'l.unidad_dosis',
      'l.frecuencia',
      'l.unidad_tiempo',
      'l.duracion',
      'l.meses',
      sql<string>`(array_agg(l.observacion order by l.id desc))[1]`.as('observacion'),
      sql<number>`count(*)::int`.as('veces'),
    ])
    .where('l.codesumi_id', '=', anyOf(drugIds))
    .where('o.user_id', '=', ctx.user.id)
    .where('l.estado_id', 'not in', NOT_TAKEN)
    .groupBy([
      'l.codesumi_id',
      'l.via',
      'l.dosis',
      'l.unidad_dosis',
      'l.frecuencia',
      'l.unidad_tiempo',
      'l.duracion',
      'l.meses',
    ])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`max(l.id)`, 'desc')
    .limit(MAX_FAVOURITES)
    .execute()
}
