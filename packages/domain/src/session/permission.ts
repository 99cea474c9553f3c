/** What a user may do. @fuente spec 1 §6 */

/** In the place of a page whose key the user lacks. */
export const NO_PERMISSION = 'No tiene permiso para ver esta página'
export const ASK_FOR_PERMISSION =
  'Si la necesita para su trabajo, pídala a quien administra Cauce en su entidad y dígale ese permiso. Cuando se lo den, revise de nuevo: no tiene que volver a ingresar.'

/**
 * True when the user holds the key. The empty key asks only for a session.
 * @fuente spec 2 §6
 * @regla Sin sesión no se tiene ningún permiso.
 */
export const hasPermission = (user: { readonly permissions: readonly string[] } | null, key: string): boolean =>
  user !== null && (key === '' || user.permissions.includes(key))
