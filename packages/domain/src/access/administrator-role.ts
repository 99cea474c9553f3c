/** The role that an installation cannot do without. */

/** By this name the installation finds it: new keys are given to it, and the first person gets it. */
export const ADMINISTRATOR_ROLE = 'Administrador'

/** Without these nobody could give anything back. */
export const ADMINISTRATOR_KEEPS: readonly string[] = ['admin.enter', 'admin.roles', 'admin.usuarios']

export const ADMINISTRATOR_STAYS = 'El rol Administrador no se elimina'
export const ADMINISTRATOR_NAME = 'El rol Administrador conserva su nombre: la instalación lo busca por él'
export const ADMINISTRATOR_KEYS = 'El rol Administrador conserva siempre el ingreso a Admin, Roles y Usuarios'

/**
 * Keys that the role called `nombre` must keep and that `despues` lacks; empty for any other role.
 * @regla El rol Administrador no se elimina, no cambia de nombre y conserva siempre Admin, Roles y Usuarios.
 */
export const missingInAdministrator = (nombre: string | null, despues: readonly string[]): readonly string[] =>
  nombre === ADMINISTRATOR_ROLE ? ADMINISTRATOR_KEEPS.filter((clave) => !despues.includes(clave)) : []
