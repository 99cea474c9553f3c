/** Who may change whose account. @fuente OWASP ASVS 5.0, 8.2 y 8.4 */
import type { Offer } from '../ordering/order-line-actions.ts'
import { ADMINISTRATION } from '../session/granting.ts'

/** Opens the administration of users. */
export const USERS_PERMISSION = 'admin.usuarios'

export const BEYOND_REACH =
  'Esta persona tiene permisos que usted no tiene: solo la puede cambiar alguien que los tenga'
export const NOT_YOURSELF = 'No puede inactivar su propio usuario'
export const OWN_SECURITY = 'Lo suyo se cambia en su perfil'
export const REASON_REQUIRED = 'Escriba el motivo'
export const MAX_REASON = 300

export interface Acting {
  readonly id: number
  readonly permissions: readonly string[]
}

/**
 * Whether `giver` may change the account of `target`. With an account one could take over what its holder may do: so one needs to
 * hold all of it already.
 * @regla Solo cambia a un usuario quien tiene todos los permisos de ese usuario.
 */
export const canManage = (giver: Acting, target: Acting): Offer => {
  const held = new Set(giver.permissions)
  return giver.id === target.id || target.permissions.every((key) => held.has(key))
    ? { puede: true }
    : { puede: false, porQueNo: BEYOND_REACH }
}

/**
 * Whether `giver` may deactivate `target`.
 * @regla Nadie inactiva su propio usuario.
 */
export const canDeactivate = (giver: Acting, target: Acting): Offer =>
  giver.id === target.id ? { puede: false, porQueNo: NOT_YOURSELF } : canManage(giver, target)

/**
 * Whether `giver` may reset the second factor of `target` or send them a link: one's own is changed in the profile, where the
 * password is asked.
 * @regla El segundo factor y la contraseña propios no se cambian desde la administración.
 */
export const canRescue = (giver: Acting, target: Acting): Offer =>
  giver.id === target.id ? { puede: false, porQueNo: OWN_SECURITY } : canManage(giver, target)

/** True when who holds these permissions administers. */
export const administers = (permissions: readonly string[]): boolean => permissions.includes(ADMINISTRATION)
