/** The consultation from which medications are read or ordered, and whose it is. */
import { sql } from 'kysely'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable, othersConsultation } from '../consultas/access.ts'

export interface ReachedConsultation {
  readonly id: number
  readonly afiliado_id: number
}

/** The consultation, or 404; 403 `consulta.ajena` when it is another professional's. */
export const reachConsultation = async (ctx: UserCtx, id: number): Promise<ReachedConsultation> => {
  const row = await ctx.db
    .selectFrom('consultas as c')
    .select(['c.id', 'c.afiliado_id', isReachable(ctx).as('accesible')])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  if (!row.accesible) throw othersConsultation()
  return { id: row.id, afiliado_id: row.afiliado_id }
}

/** The ids as one array, whatever their number. */
export const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`
