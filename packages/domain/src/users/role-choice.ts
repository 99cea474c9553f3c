/** Which roles an administrator may give to or take from a user, and why not the others. @fuente OWASP ASVS 5.0, 8.2 */
import type { Offer } from '../ordering/order-line-actions.ts'
import { NOT_YOURS_TO_GIVE, notTheirs } from '../session/granting.ts'

export const ROLE_REQUIRED = 'Escoja al menos un rol'
export const UNKNOWN_ROLE = 'Este rol ya no existe. Recargue la página.'

export interface RoleGrant {
  readonly id: number
  /** Permission keys. */
  readonly permisos: readonly string[]
}

/** Every permission that the roles of these ids give, each once. */
export const permissionsOfRoles = (roles: readonly RoleGrant[], ids: readonly number[]): readonly string[] => [
  ...new Set(roles.filter(({ id }) => ids.includes(id)).flatMap(({ permisos }) => permisos)),
]

const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/**
 * Whether the role can be put in or taken out of the choice as it is now: what counts is what the person could do before and
 * after, through all the roles together. A choice that is refused already can always be taken back.
 * @param before the roles that the user has; `chosen` those that are ticked now
 * @regla Un rol solo lo da o lo quita quien tiene los permisos que con eso cambian.
 */
export const roleOffer = (
  giver: readonly string[],
  roles: readonly RoleGrant[],
  before: readonly number[],
  chosen: readonly number[],
  role: number,
): Offer => {
  const had = permissionsOfRoles(roles, before)
  const next = toggled(chosen, role)
  const wrongNow = notTheirs(giver, had, permissionsOfRoles(roles, chosen)).length
  const wrongThen = notTheirs(giver, had, permissionsOfRoles(roles, next)).length
  return wrongThen === 0 || wrongThen < wrongNow ? { puede: true } : { puede: false, porQueNo: NOT_YOURS_TO_GIVE }
}
