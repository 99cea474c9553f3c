/** The left menu of a user: the entries that they may see; what has no screen yet comes last and says 'pronto'. @fuente spec 1 §2 */
import { cataloguedAt } from '@cauce/domain/navigation/find-route'
import { menuFor } from '@cauce/domain/navigation/menu'
import { MENU_GROUPS } from '@cauce/domain/navigation/menu-groups'
import type { Route } from '@cauce/domain/navigation/route'
import type { User } from '@cauce/domain/session/user'
import type { MenuItem } from '@cauce/ui/menu-tree/menu-tree'
import { MENU_ICONS } from './menu-icons.tsx'
import { inService } from './screens.ts'

const noteOf = (ready: boolean) => (ready ? {} : { note: 'pronto' })

const entry = (route: Route): MenuItem => ({
  key: route.path,
  label: route.title,
  href: route.path,
  ...noteOf(inService(route)),
})

/** A group of one page is that page; a larger one opens, and is marked when none of its pages is in service. */
export const menuItems = (user: User): readonly MenuItem[] =>
  menuFor(user, { groups: MENU_GROUPS, pageAt: cataloguedAt, inService }).map(({ id, title, icon, items }) => {
    const [first, ...others] = items
    const head = { key: id, label: title, icon: MENU_ICONS[icon], ...noteOf(items.some(inService)) }
    return first !== undefined && others.length === 0
      ? { ...head, href: first.path }
      : { ...head, children: items.map(entry) }
  })
