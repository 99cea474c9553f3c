/** Which referrals the person of the request reaches; the rule is `referral/reach.ts`. Others do not exist for them: 404. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { reachesReferral, referralScope, type ReferralOwners, type ReferralReader } from '@cauce/domain/referral/reach'
import type { DB } from '../../db/tables.ts'
import { forbidden, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { ownersOf, siteOf } from './access-queries.ts'

/** The person, unless affiliates: a role that one was given by mistake opens nobody's referral. 403. */
export const referralStaff = (ctx: UserCtx): UserCtx => {
  if (referralScope(ctx.user) === 'ninguna') throw forbidden()
  return ctx
}

/** Who asks, with the site where they work. */
export const readerOf = async (db: Kysely<DB>, { user }: Pick<UserCtx, 'user'>): Promise<ReferralReader> => ({
  id: user.id,
  tipo_usuario: user.tipo_usuario,
  permissions: user.permissions,
  rep_id: user.operador_id === null ? null : await siteOf(db, user.operador_id),
})

export interface ReachedReferral extends ReferralOwners {
  readonly id: number
  readonly afiliado_id: number
  readonly canal_id: number
}

/** True when the person reaches the referral; false also where there is none. */
export const mayReachReferral = async (ctx: UserCtx, id: number, db: Kysely<DB> = ctx.db): Promise<boolean> => {
  const owners = await ownersOf(db, id)
  return owners !== undefined && reachesReferral(await readerOf(db, ctx), owners)
}

/** Whose the referral is and its channel; 404 where there is none that the person reaches. */
export const reachReferral = async (ctx: UserCtx, id: number, db: Kysely<DB> = ctx.db): Promise<ReachedReferral> => {
  const owners = await ownersOf(db, id)
  if (owners === undefined || !reachesReferral(await readerOf(db, ctx), owners)) throw notFound()
  return owners
}

/** SQL condition over `referencias as f`: `isOwnReferral`. */
const isOwn = ({ id, rep_id }: ReferralReader): RawBuilder<boolean> =>
  sql<boolean>`(f.user_id = ${id}::int or f.gestor_user_id = ${id}::int or f.rep_id = ${rep_id}::int)`

/** SQL condition over `referencias as f`: the same rule, for lists. */
export const isReachableReferral = (reader: ReferralReader): RawBuilder<boolean> => {
  const scope = referralScope(reader)
  if (scope !== 'propias') return sql<boolean>`${sql.lit(scope === 'todas')}`
  return isOwn(reader)
}
