/** The left menu of a user: the entries that they may see; what has no screen yet is in one group at the end. @fuente spec 1 §2 */
import { MoreIcon } from '@blueprintjs/icons'
import { cataloguedAt } from '@cauce/domain/navigation/find-route'
import { menuFor, type MenuGroup } from '@cauce/domain/navigation/menu'
import { laterTitle, menuParts } from '@cauce/domain/navigation/menu-parts'
import { MENU_GROUPS } from '@cauce/domain/navigation/menu-groups'
import type { Route } from '@cauce/domain/navigation/route'
import type { User } from '@cauce/domain/session/user'
import type { MenuItem } from '@cauce/ui/menu-tree/menu-tree'
import { MENU_ICONS } from './menu-icons.tsx'
import { inService } from './screens.ts'

const LATER = 'mas-adelante'

const entry = (route: Route): MenuItem => ({
  key: route.path,
  label: route.title,
  href: route.path,
  ...(inService(route) ? {} : { note: 'pronto' }),
})

const sizes = (groups: readonly MenuGroup[]): ReadonlyMap<string, number> =>
  new Map(groups.map(({ id, items }) => [id, items.length]))

/** A group that has one page in all is that page; a larger one opens. */
export const menuItems = (user: User): readonly MenuItem[] => {
  const groups = menuFor(user, { groups: MENU_GROUPS, pageAt: cataloguedAt, inService })
  const { ready, later } = menuParts(groups, inService)
  const whole = sizes(groups)
  const itemOf = ({ id, title, icon, items }: MenuGroup, key: string): MenuItem => {
    const [first] = items
    const head = { key, label: title, icon: MENU_ICONS[icon] }
    return first !== undefined && whole.get(id) === 1
      ? { ...entry(first), ...head }
      : { ...head, children: items.map(entry) }
  }
  const now = ready.map((group) => itemOf(group, group.id))
  if (later.length === 0) return now
  const children = later.map((group) => itemOf(group, `${LATER}/${group.id}`))
  return [...now, { key: LATER, label: laterTitle(later), icon: <MoreIcon />, children }]
}
