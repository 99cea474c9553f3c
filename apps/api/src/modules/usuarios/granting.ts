/** Giving and taking roles, by what the person could do before and after. */
import type { Kysely } from 'kysely'
import { LAST_ADMINISTRATOR, leavesNobody, NOT_YOURS_TO_GIVE, notTheirs } from '@cauce/domain/session/granting'
import { administers } from '@cauce/domain/users/authority'
import { permissionsOfRoles, UNKNOWN_ROLE } from '@cauce/domain/users/role-choice'
import type { DB } from '../../db/tables.ts'
import { fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { administratorsLeft } from '../roles/access-lock.ts'
import { rolesWithKeys } from './list-queries.ts'

/**
 * The roles of these ids may be given to who could do `before`. Call after holding the access lock.
 * @throws 422 for a role that does not exist; 403 `permiso.ajeno`, both at the field `roles`
 */
export const requireTheirs = async (
  trx: Kysely<DB>,
  ctx: UserCtx,
  before: readonly string[],
  roleIds: readonly number[],
): Promise<void> => {
  const roles = await rolesWithKeys(trx)
  if (roleIds.some((id) => !roles.some((role) => role.id === id))) throw invalid({ roles: [UNKNOWN_ROLE] })
  const wrong = notTheirs(ctx.user.permissions, before, permissionsOfRoles(roles, roleIds))
  if (wrong.length > 0) throw fail(403, 'permiso.ajeno', NOT_YOURS_TO_GIVE, { roles: [NOT_YOURS_TO_GIVE] })
}

/** After a change to somebody who could do `before`: somebody must remain who administers. Call after holding the access lock. */
export const requireAdministrator = async (
  trx: Kysely<DB>,
  before: readonly string[],
  field: string,
): Promise<void> => {
  if (!administers(before) || !leavesNobody(await administratorsLeft(trx))) return
  throw fail(409, 'usuario.ultimo_administrador', LAST_ADMINISTRATOR, { [field]: [LAST_ADMINISTRATOR] })
}
