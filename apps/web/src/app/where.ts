/** Where one is, by the address. */
import { CATALOG } from '@cauce/domain/navigation/catalog'
import { findRoute } from '@cauce/domain/navigation/find-route'
import type { Route } from '@cauce/domain/navigation/route'

/** The catalogued page whose path starts the address: the opened consultation belongs to the day's list. */
export const pageOf = (pathname: string): Route | null => {
  const parts = pathname.split('/')
  for (let length = parts.length; length > 1; length -= 1) {
    const route = findRoute(parts.slice(0, length).join('/') || '/')
    if (route !== null) return route
  }
  return null
}

/** Group, then page; nothing where there is no page. */
export const trailOf = (page: Route | null): readonly string[] => {
  if (page === null) return []
  const group = CATALOG.find(({ id }) => id === page.group)
  return page.group === '' || group === undefined ? [page.title] : [group.title, page.title]
}
