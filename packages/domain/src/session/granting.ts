/** Who may give which rights. @fuente OWASP ASVS 5.0, 8.2 y 8.4 */

export const NOT_YOURS_TO_GIVE = 'No puede dar ni quitar permisos que usted no tiene'
export const LAST_ADMINISTRATOR = 'Debe quedar al menos un administrador activo'
/** Who holds it administers users and roles. */
export const ADMINISTRATION = 'admin.enter'

/**
 * Permission keys that change between `before` and `after` and that the giver does not hold; empty when the change is theirs to
 * make. Both giving and taking away count.
 * @regla Nadie da ni quita permisos que no tiene.
 */
export const notTheirs = (
  giver: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] => {
  const [held, had, has] = [new Set(giver), new Set(before), new Set(after)]
  const changed = new Set([...before.filter((key) => !has.has(key)), ...after.filter((key) => !had.has(key))])
  return [...changed].filter((key) => !held.has(key))
}

/**
 * True when nobody would administer any more. `administrators` are the active users that would hold {@link ADMINISTRATION} after
 * the change.
 * @regla Nadie quita al último administrador.
 */
export const leavesNobody = (administrators: number): boolean => administrators < 1
