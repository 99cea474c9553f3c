/**
 * Whose consultation it is. Reading: its professional, who stands in for them, and who may see all of them. Writing: only its professional
 * and who stands in for them; a permission that lets somebody read everybody's is never a permission to act in it.
 */
import { sql, type RawBuilder } from 'kysely'
import {
  OTHERS_CONSULTATION,
  whyNotWrite,
  type ConsultationReach,
} from '@cauce/domain/consultation/consultation-writer'
import { hasPermission } from '@cauce/domain/session/permission'
import { fail, notFound, type ApiFailure } from '../../http/failure.ts'
import type { SessionUser, UserCtx } from '../../http/handle.ts'
import { isSubstitute } from './substitute.ts'

const SEE_ALL = 'consultas.todas'

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
  readonly escribe: boolean
}

/** 403 `consulta.ajena` for who may not read it. */
export const requireReader = ({ accesible }: ConsultationReach): void => {
  if (!accesible) throw othersConsultation()
}

/** Throws the 403 of {@link whyNotWrite}: `consulta.solo_lectura` of one that they only read, `consulta.ajena` of any other. */
export const requireWriter = (reach: ConsultationReach): void => {
  const refused = whyNotWrite(reach)
  if (refused !== null) throw fail(403, refused.codigo, refused.error)
}

const reachOf = async (ctx: UserCtx, id: number) => {
  const row = await ctx.db
    .selectFrom('consultas as c')
    .select(['c.id', 'c.afiliado_id', isReachable(ctx).as('accesible'), isWritable(ctx).as('escribe')])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** To read: the consultation and whose it is; or 404, or 403 `consulta.ajena` when it is another professional's. */
export const reachConsultation = async (ctx: UserCtx, id: number): Promise<ReachedConsultation> => {
  const { afiliado_id, ...reach } = await reachOf(ctx, id)
  requireReader(reach)
  return { id, afiliado_id, escribe: reach.escribe }
}

/** To act in it: the same, or also 403 `consulta.solo_lectura`. */
export const writeConsultation = async (ctx: UserCtx, id: number): Promise<ReachedConsultation> => {
  const { afiliado_id, ...reach } = await reachOf(ctx, id)
  requireWriter(reach)
  return { id, afiliado_id, escribe: reach.escribe }
}
