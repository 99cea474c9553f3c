import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { cataloguedAt } from '@cauce/domain/navigation/find-route'
import { menuFor, type MenuGroup } from '@cauce/domain/navigation/menu'
import { MENU_GROUPS } from '@cauce/domain/navigation/menu-groups'
import { menuParts } from '@cauce/domain/navigation/menu-parts'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { property } from '../../support/property.ts'

const ALL = menuFor({ permissions: PERMISSIONS }, { groups: MENU_GROUPS, pageAt: cataloguedAt, inService: () => true })
const pathsOf = (list: readonly MenuGroup[]) => list.flatMap(({ items }) => items.map(({ path }) => path))
const served = fc.subarray(pathsOf(ALL))

describe('menuParts', () => {
  property(
    'cada pantalla del menú está en una sola parte: en la que ya sirve o en la de más adelante',
    [served],
    (paths) => {
      const ready = new Set(paths)
      const parts = menuParts(ALL, ({ path }) => ready.has(path))
      expect([...pathsOf(parts.ready), ...pathsOf(parts.later)].toSorted()).toEqual(pathsOf(ALL).toSorted())
      expect(pathsOf(parts.ready).every((path) => ready.has(path))).toBe(true)
      expect(pathsOf(parts.later).some((path) => ready.has(path))).toBe(false)
    },
  )

  property('ningún grupo queda vacío, y el orden es el del menú', [served], (paths) => {
    const { ready, later } = menuParts(ALL, ({ path }) => paths.includes(path))
    const ids = ALL.map(({ id }) => id)
    for (const part of [ready, later]) {
      expect(part.every(({ items }) => items.length > 0)).toBe(true)
      const places = part.map(({ id }) => ids.indexOf(id))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }
  })
})
