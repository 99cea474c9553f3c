/** The left menu of a user: the catalogue's pages that they may see and that exist. @fuente spec 1 §2 */
import { HomeIcon, PulseIcon } from '@blueprintjs/icons'
import { CATALOG } from '@cauce/domain/navigation/catalog'
import { menuFor } from '@cauce/domain/navigation/menu'
import type { User } from '@cauce/domain/session/user'
import type { MenuItem } from '@cauce/ui/menu-tree/menu-tree'
import type { JSX } from 'react'

/** By group id; a group without a drawing of its own has none. */
const ICONS: Readonly<Record<string, JSX.Element>> = {
  '': <HomeIcon size={20} />,
  panelMedico: <PulseIcon size={20} />,
}

/** A group of one page is that page; a larger one opens. */
export const menuItems = (user: User): readonly MenuItem[] =>
  menuFor(user, CATALOG).map(({ id, title, items }) => {
    const [first, ...others] = items
    const icon = ICONS[id]
    return first !== undefined && others.length === 0
      ? { key: id, label: title, icon, href: first.path }
      : {
          key: id,
          label: title,
          icon,
          children: items.map(({ path, title: label }) => ({ key: path, label, href: path })),
        }
  })
