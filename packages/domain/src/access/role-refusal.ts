/** Whether a role may become what somebody wants it to be. @fuente OWASP ASVS 5.0, 8.2 y 8.4 */
import { ADMINISTRATION, LAST_ADMINISTRATOR, leavesNobody, NOT_YOURS_TO_GIVE, notTheirs } from '../session/granting.ts'
import {
  ADMINISTRATOR_KEYS,
  ADMINISTRATOR_NAME,
  ADMINISTRATOR_ROLE,
  ADMINISTRATOR_STAYS,
  missingInAdministrator,
} from './administrator-role.ts'
import { changeOf } from './change.ts'
import { describePermission, permissionWords } from './permission-list.ts'

export interface RoleMove {
  /** The role as it is; null: it does not exist yet. */
  readonly antes: { readonly nombre: string; readonly permisos: readonly string[] } | null
  /** As it is to be; null: it is deleted. */
  readonly despues: { readonly nombre: string; readonly permisos: readonly string[] } | null
}

export interface RoleFacts {
  /** Keys of who makes the change, as they are now. */
  readonly quien: readonly string[]
  /** Active users who would hold {@link ADMINISTRATION} after the change. */
  readonly administradores: number
}

export interface RoleRefusal {
  /** 403: not theirs to make; 409: the product cannot do without what it takes. */
  readonly estado: 403 | 409
  readonly codigo: 'permiso.ajeno' | 'rol.administrador' | 'rol.ultimo_administrador'
  readonly error: string
  /** The keys in question, in words; empty when it is about none. */
  readonly permisos: readonly string[]
}

const about = (claves: readonly string[]): readonly string[] =>
  claves.map((clave) => `${describePermission(clave).titulo} (${clave})`)

const administratorRefusal = ({ antes, despues }: RoleMove): string | null => {
  if (antes?.nombre !== ADMINISTRATOR_ROLE) return null
  if (despues === null) return ADMINISTRATOR_STAYS
  if (despues.nombre !== ADMINISTRATOR_ROLE) return ADMINISTRATOR_NAME
  return missingInAdministrator(antes.nombre, despues.permisos).length > 0 ? ADMINISTRATOR_KEYS : null
}

/**
 * Why the change is refused, or null when it may be made. Whose it is to make comes first, so that nobody learns from a refusal
 * what they may not touch.
 * @regla Un rol no cambia en permisos que quien lo edita no tiene, ni deja a la instalación sin administrador.
 */
export const refusalOf = (move: RoleMove, { quien, administradores }: RoleFacts): RoleRefusal | null => {
  const [before, after] = [move.antes?.permisos ?? [], move.despues?.permisos ?? []]
  const foreign = notTheirs(quien, before, after)
  if (foreign.length > 0) {
    const error = `${NOT_YOURS_TO_GIVE}: ${permissionWords(foreign)}`
    return { estado: 403, codigo: 'permiso.ajeno', error, permisos: about(foreign) }
  }
  const kept = administratorRefusal(move)
  if (kept !== null) return { estado: 409, codigo: 'rol.administrador', error: kept, permisos: [] }
  const takesAdministration = changeOf(before, after).quitados.includes(ADMINISTRATION)
  return takesAdministration && leavesNobody(administradores)
    ? { estado: 409, codigo: 'rol.ultimo_administrador', error: LAST_ADMINISTRATOR, permisos: [] }
    : null
}
