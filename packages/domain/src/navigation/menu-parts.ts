/** The menu in two: what can be used today, and what will be. */
import type { MenuGroup } from './menu.ts'
import type { Route } from './route.ts'

export interface MenuParts {
  /** Groups with the pages of theirs that have a screen. */
  readonly ready: readonly MenuGroup[]
  /** The same with the others. */
  readonly later: readonly MenuGroup[]
}

/** The group of what is not in service, which says how many groups it holds: `Más adelante (9)`. */
export const laterTitle = (later: readonly MenuGroup[]): string => `Más adelante (${later.length})`

/**
 * The menu in two: what can be used, and what will be, each group with only its own of each.
 * @regla En el menú va primero lo que está en servicio; lo que todavía no lo está queda en un solo grupo, cerrado y al final.
 */
export const menuParts = (groups: readonly MenuGroup[], inService: (route: Route) => boolean): MenuParts => {
  const only = (wanted: boolean): readonly MenuGroup[] =>
    groups
      .map((group) => ({ ...group, items: group.items.filter((route) => inService(route) === wanted) }))
      .filter(({ items }) => items.length > 0)
  return { ready: only(true), later: only(false) }
}
