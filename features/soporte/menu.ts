/** The menu and the pages of a person, with the permissions that the server says that they have. */
import assert from 'node:assert/strict'
import { auth } from '@cauce/contract/auth'
import { CATALOG, ROUTES } from '@cauce/domain/navigation/catalog'
import { cataloguedAt, findRoute } from '@cauce/domain/navigation/find-route'
import { type MenuGroup, menuFor } from '@cauce/domain/navigation/menu'
import { MENU_GROUPS } from '@cauce/domain/navigation/menu-groups'
import { lockedReason, paletteFor } from '@cauce/domain/navigation/palette'
import { NO_PLACES, type Places } from '@cauce/domain/navigation/places'
import { hasPermission } from '@cauce/domain/session/permission'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

type Who = (typeof auth)['me']['answer']['Type']

export const whoIs = async (world: Mundo): Promise<Who> => read(auth.me, await world.call('/auth/me'))

export const menuOf = (user: Who): readonly MenuGroup[] =>
  menuFor(user, { groups: MENU_GROUPS, pageAt: cataloguedAt, inService: () => true })

export const mayOpen = async (world: Mundo, path: string): Promise<boolean> => {
  const route = findRoute(path)
  assert.ok(route, `${path} no está en el catálogo`)
  return hasPermission(await whoIs(world), route.opensWith)
}

/** Where the person has been and what they marked. */
const walks = new WeakMap<Mundo, Places>()

export const walk = (world: Mundo, step: (places: Places) => Places): void =>
  void walks.set(world, step(walks.get(world) ?? NO_PLACES))

/** What Ctrl-K answers: the part of the list, the page and, where it may not be opened, why. */
export const screenRows = (world: Mundo, user: Who, text: string): readonly (readonly string[])[] =>
  paletteFor({
    text,
    user,
    places: walks.get(world) ?? NO_PLACES,
    routes: ROUTES,
    groupTitle: (id) => CATALOG.find((group) => group.id === id)?.title ?? '',
    inService: () => true,
  }).sections.flatMap(({ id, title, routes }) =>
    routes.map((route) => [title, route.title, ...(id === 'locked' ? [lockedReason(route.opensWith)] : [])]),
  )
