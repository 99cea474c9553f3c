import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { menuFor } from '@cauce/domain/navigation/menu'
import { group, page } from '@cauce/domain/navigation/route'
import { property } from '../../support/property.ts'

const key = fc.constantFrom('', 'blog.vista', 'rips.menu', 'admin.enter')
const pages = fc.array(fc.record({ permission: key, inService: fc.boolean(), listed: fc.boolean() }), { maxLength: 6 })
const menu = fc.array(fc.tuple(key, pages), { maxLength: 5 }).map((groups) =>
  groups.map(([permission, list], index) => {
    const { routes } = group(
      `g${index}`,
      `Grupo ${index}`,
      permission,
      list.map((spec, place) => page(`p${place}`, `Página ${place}`, 'Ver.', { permission: spec.permission })),
    )
    return { id: `g${index}`, permission, list, routes }
  }),
)
type Menu = typeof menu extends fc.Arbitrary<infer Value> ? Value : never
const held = fc.subarray(['blog.vista', 'rips.menu', 'admin.enter'])

const shownOf = (groups: Menu, user: { readonly permissions: readonly string[] } | null) => {
  const routes = groups.flatMap((one) => one.routes)
  const ready = new Set(
    groups.flatMap((one) =>
      one.routes.filter((_, place) => one.list[place]?.inService === true).map(({ path }) => path),
    ),
  )
  const inService = ({ path }: { readonly path: string }) => ready.has(path)
  return menuFor(user, {
    groups: groups.map((one) => ({
      id: one.id,
      title: one.id,
      permission: one.permission,
      icon: 'home',
      entries: one.routes.filter((_, place) => one.list[place]?.listed === true).map(({ path }) => path),
    })),
    pageAt: (path) => routes.find((route) => route.path === path) ?? null,
    inService,
  }).map(({ id, items }) => ({ id, items, ready: items.map(inService) }))
}

describe('menuFor', () => {
  property(
    'una pantalla está en el menú exactamente cuando figura en él, con su permiso y el de su grupo',
    [menu, held],
    (groups, keys) => {
      const open = new Set(['', ...keys])
      const expected = groups.flatMap(({ permission, routes, list }) =>
        routes
          .filter((route, place) => open.has(permission) && open.has(route.permission) && list[place]?.listed === true)
          .map(({ path }) => path),
      )
      const shown = shownOf(groups, { permissions: keys }).flatMap(({ items }) => items.map(({ path }) => path))
      expect(shown.toSorted()).toEqual(expected.toSorted())
    },
  )

  property(
    'ningún grupo está vacío, y en cada uno va primero lo que está en servicio',
    [menu, held],
    (groups, permissions) => {
      for (const { items, ready } of shownOf(groups, { permissions })) {
        expect(items.length).toBeGreaterThan(0)
        expect(ready).toEqual(ready.toSorted((a, b) => Number(b) - Number(a)))
      }
    },
  )

  property('sin sesión no se ve nada', [menu], (groups) => shownOf(groups, null).length === 0)
})
