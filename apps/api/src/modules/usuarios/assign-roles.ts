/** What a user may do. */
import type { Transaction } from 'kysely'
import type { Body } from '@cauce/contract/entry'
import type { usuarios } from '@cauce/contract/usuarios'
import type { UserDetail } from '@cauce/contract/usuarios-filas'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { requireConfirmed } from '../cuenta/confirmation.ts'
import { holdAccess } from '../roles/access-lock.ts'
import { userDetail } from './detail.ts'
import { requireAdministrator, requireTheirs } from './granting.ts'
import { holdTarget, requireVersion, type Target } from './target.ts'
import { roleIdsOf, roleNames, setRoles, updateUser } from './target-queries.ts'

/**
 * Leaves the user with these roles, through `trx`; answers whether that changes anything. Call after holding the access lock.
 * @throws 403 `permiso.ajeno`; 409 `usuario.ultimo_administrador`; 422; all at the field `roles`
 */
export const writeRoles = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { user, permissions }: Target,
  asked: readonly number[],
  origin: Readonly<Record<string, unknown>> = {},
): Promise<boolean> => {
  const before = await roleIdsOf(trx, user.id)
  const after = [...new Set(asked)].toSorted((a, b) => a - b)
  if (before.join() === after.join()) return false
  await requireTheirs(trx, ctx, permissions, after)
  await setRoles(trx, user.id, after)
  await updateUser(trx, user.id, {})
  await requireAdministrator(trx, user.activo ? permissions : [], 'roles')
  await audit(trx, ctx, {
    accion: 'usuario.roles',
    recurso: 'usuario',
    recurso_id: user.id,
    detalle: { roles: { antes: await roleNames(trx, before), despues: await roleNames(trx, after) }, ...origin },
  })
  return true
}

/** Assigns roles. Who is signed in notices at once. */
export const assignRoles = async (
  ctx: UserCtx,
  id: number,
  { roles, version }: Body<(typeof usuarios)['asignarRoles']>,
): Promise<UserDetail> => {
  const changed = await ctx.db.transaction().execute(async (trx) => {
    await holdAccess(trx)
    const target = await holdTarget(trx, ctx, id)
    requireVersion(target.user, version)
    await requireConfirmed(trx, ctx)
    return writeRoles(trx, ctx, target, roles)
  })
  if (changed) ctx.realtime.permissionsChanged([id])
  return userDetail(ctx, id)
}
