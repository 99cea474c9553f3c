/** The user that an administrator is about to change: held, and within that administrator's reach. */
import type { Transaction } from 'kysely'
import type { Offer } from '@cauce/domain/ordering/order-line-actions'
import { BEYOND_REACH, canManage, type Acting } from '@cauce/domain/users/authority'
import { CHANGED_MEANWHILE } from '@cauce/domain/users/user-form'
import type { DB } from '../../db/tables.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { loadPermissions } from '../auth/queries.ts'
import { type HeldUser, holdUser } from './target-queries.ts'

export interface Target {
  readonly user: HeldUser
  readonly permissions: readonly string[]
}

const NO_USER = 'Este usuario no existe.'

const refuse = (why: string): Error =>
  fail(403, why === BEYOND_REACH ? 'usuario.fuera_de_alcance' : 'usuario.propio', why)

/**
 * Holds the user until the transaction ends.
 * @param rule who may do it
 * @throws 404; 403 `usuario.fuera_de_alcance` or `usuario.propio`
 */
export const holdTarget = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  id: number,
  rule: (giver: Acting, target: Acting) => Offer = canManage,
): Promise<Target> => {
  const user = await holdUser(trx, id)
  if (!user) throw notFound(NO_USER)
  const permissions = await loadPermissions(trx, id)
  const offer = rule(ctx.user, { id, permissions })
  if (!offer.puede) throw refuse(offer.porQueNo)
  return { user, permissions }
}

/** 409 when somebody changed the user since `version` was read. */
export const requireVersion = ({ version }: HeldUser, read: number): void => {
  if (version !== read) throw fail(409, 'usuario.cambio', CHANGED_MEANWHILE)
}
