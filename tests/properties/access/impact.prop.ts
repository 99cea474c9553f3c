import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { changeOf } from '@cauce/domain/access/change'
import { impactOf } from '@cauce/domain/access/impact'
import { ROUTES } from '@cauce/domain/navigation/catalog'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { hasPermission } from '@cauce/domain/session/permission'
import { property } from '../../support/property.ts'

const keys = fc.uniqueArray(fc.constantFrom(...PERMISSIONS.slice(40, 60), 'talentoHumano.menua'))
const people = fc.array(keys, { maxLength: 6 })

/** Person by person, page by page, as they would find out. */
const openedBy = (permissions: readonly string[]) =>
  ROUTES.filter(({ opensWith }) => opensWith !== '' && hasPermission({ permissions }, opensWith)).map(
    ({ path }) => path,
  )

describe('impactOf', () => {
  property(
    'cuenta cuántas personas encuentran cerrada una pantalla, y cuántas notan algo',
    [keys, keys, people],
    (antes, despues, others) => {
      const impact = impactOf(
        changeOf(antes, despues),
        others.map((otros) => ({ personas: 1, otros })),
      )
      const closed = new Map<string, number>()
      let noticed = 0
      for (const otros of others) {
        const [before, after] = [new Set([...antes, ...otros]), new Set([...despues, ...otros])]
        if ([...before].toSorted().join() !== [...after].toSorted().join()) noticed += 1
        const still = new Set(openedBy([...after]))
        for (const path of openedBy([...before])) if (!still.has(path)) closed.set(path, (closed.get(path) ?? 0) + 1)
      }
      expect(impact.personas).toBe(noticed)
      expect(new Map(impact.paginas.map(({ ruta, personas }) => [ruta, personas]))).toEqual(closed)
    },
  )

  property(
    'personas iguales cuentan lo mismo en un renglón que en muchos',
    [keys, keys, keys, fc.integer({ min: 1, max: 50 })],
    (antes, despues, otros, personas) => {
      const change = changeOf(antes, despues)
      const together = impactOf(change, [{ personas, otros }])
      const apart = impactOf(
        change,
        Array.from({ length: personas }, () => ({ personas: 1, otros })),
      )
      expect(together).toEqual(apart)
    },
  )
})
