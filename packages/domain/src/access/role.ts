/** A role as a person writes it down. */
import * as Schema from 'effect/Schema'
import { optionalText, requiredText } from '../text/field.ts'
import { changeOf } from './change.ts'

export const MAX_ROLE_NAME = 60
export const MAX_ROLE_DESCRIPTION = 200
/** More keys than there are. */
const MAX_KEYS = 2000
const MAX_KEY = 120

export const ROLE_NAME_TAKEN = 'Ya existe un rol con ese nombre'
export const ROLE_CHANGED =
  'Otra persona cambió este rol mientras usted lo editaba. Traiga sus cambios y revise de nuevo.'
export const ROLE_SAVED = 'Rol guardado con éxito'
export const ROLE_CREATED = 'Rol creado con éxito'
export const ROLE_DELETED = 'Rol eliminado con éxito'
/** After the keys that no permission has. */
export const UNKNOWN_PERMISSION = 'No existe el permiso'

/** @regla Un rol se elimina solo cuando nadie lo tiene. */
export const roleInUse = (personas: number): string =>
  personas === 1
    ? 'No se puede eliminar: lo tiene 1 persona. Quíteselo primero en Usuarios.'
    : `No se puede eliminar: lo tienen ${personas} personas. Quíteselo primero en Usuarios.`

export const RoleForm = Schema.Struct({
  nombre: requiredText(MAX_ROLE_NAME),
  descripcion: optionalText(MAX_ROLE_DESCRIPTION),
  /** Permission keys; repeated ones count once. */
  permisos: Schema.Array(requiredText(MAX_KEY)).check(
    Schema.isMaxLength(MAX_KEYS, { message: `Máximo ${MAX_KEYS} permisos` }),
  ),
})
export type RoleForm = typeof RoleForm.Type

/** True when saving `draft` over `base` would change something; the order of the keys and blanks around words do not count. */
export const isRoleChanged = (base: RoleForm, draft: RoleForm): boolean => {
  const { agregados, quitados } = changeOf(base.permisos, draft.permisos)
  const sameWords = base.nombre === draft.nombre.trim() && base.descripcion === draft.descripcion.trim()
  return agregados.length + quitados.length > 0 || !sameWords
}
