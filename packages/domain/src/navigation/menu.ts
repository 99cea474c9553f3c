/** The menu that a user sees. @fuente spec 1 §2 */
import { hasPermission } from '../session/permission.ts'
import type { MenuGroupSpec } from './menu-groups.ts'
import type { MenuIcon } from './menu-icon.ts'
import type { Route } from './route.ts'

export interface MenuGroup {
  readonly id: string
  readonly title: string
  readonly icon: MenuIcon
  /** Never empty. */
  readonly items: readonly Route[]
}

interface MenuSources {
  readonly groups: readonly MenuGroupSpec[]
  /** The catalogued page of a path. */
  readonly pageAt: (path: string) => Route | null
  /** Whether the page has a screen already. */
  readonly inService: (route: Route) => boolean
}

/**
 * Groups and entries that the user may see, in the order of the specification but for this: within a group the pages that
 * have no screen yet come last. A group without entries is left out.
 * @fuente spec 1 §2
 * @regla Cada grupo y cada entrada del menú se ven solo con su permiso; sin sesión no hay menú.
 */
export const menuFor = (
  user: { readonly permissions: readonly string[] } | null,
  { groups, pageAt, inService }: MenuSources,
): readonly MenuGroup[] =>
  groups
    .filter((group) => hasPermission(user, group.permission))
    .map(({ id, title, icon, entries }) => {
      const seen = entries
        .map(pageAt)
        .filter((route) => route !== null)
        .filter((route) => hasPermission(user, route.permission))
      return { id, title, icon, items: [...seen.filter(inService), ...seen.filter((route) => !inService(route))] }
    })
    .filter(({ items }) => items.length > 0)
