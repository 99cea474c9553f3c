/** What a user may do. @fuente spec 1 §6 */

/**
 * True when the user holds the key. The empty key asks only for a session.
 * @fuente spec 2 §6
 * @regla Sin sesión no se tiene ningún permiso.
 */
export const hasPermission = (user: { readonly permissions: readonly string[] } | null, key: string): boolean =>
  user !== null && (key === '' || user.permissions.includes(key))
