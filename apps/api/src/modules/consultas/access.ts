/**
 * Whose consultation it is. Reading: its professional, who stands in for them, and who may see all of them. Writing: only its professional
 * and who stands in for them; a permission that lets somebody read everybody's is never a permission to act in it.
 */
import { sql, type RawBuilder } from 'kysely'
import { hasPermission } from '@cauce/domain/session/permission'
import { fail, notFound, type ApiFailure } from '../../http/failure.ts'
import type { SessionUser, UserCtx } from '../../http/handle.ts'
import { isSubstitute } from './substitute.ts'

const SEE_ALL = 'consultas.todas'
const OTHERS_CONSULTATION = 'La consulta es de otro profesional.'

export const seesAll = (user: SessionUser): boolean => hasPermission(user, SEE_ALL)

/** Who asks, as the values of a prepared query. */
export interface Asker {
  readonly user_id: number
  readonly ve_todas: boolean
}
export const askerOf = ({ user }: UserCtx): Asker => ({ user_id: user.id, ve_todas: seesAll(user) })

const titular = sql.ref<number>('c.medico_user_id')

/** SQL condition over `consultas as c`: who asks may write in the consultation. */
export const isWritableBy = (userId: unknown): RawBuilder<boolean> =>
  sql<boolean>`(${titular} = ${userId}::int or ${isSubstitute(userId, titular)})`

/** SQL condition over `consultas as c`: the consultation may be read by who asks. */
export const isReachableBy = (userId: unknown, all: unknown): RawBuilder<boolean> =>
  sql<boolean>`(${isWritableBy(userId)} or ${all}::boolean)`

/** The same for the person of the request. */
export const isWritable = ({ user }: UserCtx): RawBuilder<boolean> => isWritableBy(user.id)
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

const found = async (ctx: UserCtx, id: number, condition: RawBuilder<boolean>): Promise<ReachedConsultation> => {
  const row = await ctx.db
    .selectFrom('consultas as c')
    .select(['c.id', 'c.afiliado_id', condition.as('accesible')])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  if (!row.accesible) throw othersConsultation()
  return { id: row.id, afiliado_id: row.afiliado_id }
}

/** To read: the consultation and whose it is; or 404, or 403 `consulta.ajena` when it is another professional's. */
export const reachConsultation = async (ctx: UserCtx, id: number): Promise<ReachedConsultation> =>
  await found(ctx, id, isReachable(ctx))

/** To write: the same, of its professional or who stands in for them. */
export const writeConsultation = async (ctx: UserCtx, id: number): Promise<ReachedConsultation> =>
  await found(ctx, id, isWritable(ctx))
