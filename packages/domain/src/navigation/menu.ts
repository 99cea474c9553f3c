/** The menu that a user sees. @fuente spec 1 §2 */
import { hasPermission } from '../session/permission.ts'
import type { Route, RouteGroup } from './route.ts'

export interface MenuGroup {
  readonly id: string
  readonly title: string
  /** Never empty, in the order of the menu. */
  readonly items: readonly Route[]
}

/**
 * Groups and items of the catalogue that the user may see; a group without items is left out.
 * @fuente spec 1 §2
 * @regla Cada grupo y cada entrada del menú se ven solo con su permiso; sin sesión no hay menú.
 */
export const menuFor = (
  user: { readonly permissions: readonly string[] } | null,
  catalog: readonly RouteGroup[],
): readonly MenuGroup[] =>
  catalog
    .filter((group) => hasPermission(user, group.permission))
    .map(({ id, title, routes }) => ({
      id,
      title,
      items: routes
        .filter((route) => route.menu !== null && hasPermission(user, route.permission))
        .toSorted((a, b) => (a.menu ?? 0) - (b.menu ?? 0)),
    }))
    .filter(({ items }) => items.length > 0)
