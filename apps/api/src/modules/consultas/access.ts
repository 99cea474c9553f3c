/** Whose consultation it is: the professional's own, or anybody's for who may see all of them. */
import { sql, type RawBuilder } from 'kysely'
import { hasPermission } from '@cauce/domain/session/permission'
import { fail, notFound, type ApiFailure } from '../../http/failure.ts'
import type { SessionUser, UserCtx } from '../../http/handle.ts'

const SEE_ALL = 'consultas.todas'
const OTHERS_CONSULTATION = 'La consulta es de otro profesional.'

export const seesAll = (user: SessionUser): boolean => hasPermission(user, SEE_ALL)

/** Who asks, as the values of a prepared query. */
export interface Asker {
  readonly user_id: number
  readonly ve_todas: boolean
}
export const askerOf = ({ user }: UserCtx): Asker => ({ user_id: user.id, ve_todas: seesAll(user) })

/** SQL condition over `consultas as c`: the consultation may be reached by who asks. */
export const isReachableBy = (userId: unknown, all: unknown): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref('c.medico_user_id')} = ${userId}::int or ${all}::boolean)`

/** The same for the person of the request. */
export const isReachable = (ctx: UserCtx): RawBuilder<boolean> => {
  const { user_id, ve_todas } = askerOf(ctx)
  return isReachableBy(user_id, ve_todas)
}

/** 403 `consulta.ajena`. */
export const othersConsultation = (): ApiFailure => fail(403, 'consulta.ajena', OTHERS_CONSULTATION)

export interface ReachedConsultation {
  readonly id: number
  readonly afiliado_id: number
}

/** The consultation and whose it is; or 404, or 403 `consulta.ajena` when it is another professional's. */
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
