import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { menuFor } from '@cauce/domain/navigation/menu'
import { group, page } from '@cauce/domain/navigation/route'
import { property } from '../../support/property.ts'

const key = fc.constantFrom('', 'blog.vista', 'rips.menu', 'admin.enter')
const pages = fc
  .array(fc.record({ permission: key, place: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }) }), {
    maxLength: 6,
  })
  .map((list) =>
    list.map(({ permission, place }, index) =>
      page(`p${index}`, `Página ${index}`, place === null ? { permission } : { permission, menu: place }),
    ),
  )
const catalog = fc
  .array(fc.tuple(key, pages), { maxLength: 5 })
  .map((groups) => groups.map(([permission, list], index) => group(`g${index}`, `Grupo ${index}`, permission, list)))
const held = fc.subarray(['blog.vista', 'rips.menu', 'admin.enter'])

describe('menuFor', () => {
  property(
    'a page is in the menu exactly with a place, its key and its group’s key',
    [catalog, held],
    (groups, permissions) => {
      const keys = new Set(['', ...permissions])
      const shown = menuFor({ permissions }, groups).flatMap(({ items }) => items.map(({ path }) => path))
      const expected = groups.flatMap(({ permission, routes }) =>
        routes
          .filter((route) => keys.has(permission) && keys.has(route.permission) && route.menu !== null)
          .map(({ path }) => path),
      )
      expect(shown.toSorted()).toEqual(expected.toSorted())
    },
  )

  property('no group is empty and the places grow', [catalog, held], (groups, permissions) => {
    for (const { items } of menuFor({ permissions }, groups)) {
      const places = items.map(({ menu }) => menu ?? 0)
      expect(places.length).toBeGreaterThan(0)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
  })

  property('nobody sees nothing', [catalog], (groups) => menuFor(null, groups).length === 0)
})
