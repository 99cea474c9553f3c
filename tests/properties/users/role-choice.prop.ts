import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { notTheirs } from '@cauce/domain/session/granting'
import { canManage } from '@cauce/domain/users/authority'
import { permissionsOfRoles, roleOffer } from '@cauce/domain/users/role-choice'
import { property } from '../../support/property.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const keys = fc.uniqueArray(fc.constantFrom(...KEYS))
/** A random graph: who holds which roles, and which keys each role gives. */
const graph = fc
  .array(keys, { minLength: 1, maxLength: 6 })
  .map((roles) => roles.map((permisos, index) => ({ id: index + 1, permisos })))
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }))

const reach = (
  roles: readonly { readonly id: number; readonly permisos: readonly string[] }[],
  held: readonly number[],
) => new Set(held.flatMap((id) => roles[id - 1]?.permisos ?? []))

describe('quién puede dar qué roles', () => {
  property(
    'lo que se niega es exactamente un permiso que cambia de manos y no tiene quien da',
    [graph, keys, ids, ids],
    (roles, giver, before, after) => {
      const [had, has] = [reach(roles, before), reach(roles, after)]
      const wrong = KEYS.filter((key) => had.has(key) !== has.has(key) && !giver.includes(key))
      const told = notTheirs(giver, permissionsOfRoles(roles, before), permissionsOfRoles(roles, after))
      expect([...told].toSorted()).toEqual(wrong)
    },
  )

  property(
    'desde una elección que la regla acepta se ofrecen exactamente los cambios que acepta',
    [graph, keys, ids, ids],
    (roles, giver, before, chosen) => {
      const had = permissionsOfRoles(roles, before)
      const wrong = (choice: readonly number[]): number =>
        notTheirs(giver, had, permissionsOfRoles(roles, choice)).length
      fc.pre(wrong(chosen) === 0)
      for (const { id } of roles) {
        const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
        expect(roleOffer(giver, roles, before, chosen, id).puede).toBe(wrong(next) === 0)
      }
    },
  )

  property(
    'se marque lo que se marque, con lo que se ofrece se vuelve a lo que la persona tenía',
    [graph, keys, ids, ids],
    (roles, giver, had, wanted) => {
      const known = (list: readonly number[]) => list.filter((id) => id <= roles.length)
      const before = known(had)
      let chosen = before
      for (const id of known(wanted)) {
        if (roleOffer(giver, roles, before, chosen, id).puede) {
          chosen = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
        }
      }
      expect(notTheirs(giver, permissionsOfRoles(roles, before), permissionsOfRoles(roles, chosen))).toEqual([])
    },
  )

  property(
    'quien lo tiene todo puede todo; nadie crece dando',
    [graph, keys, ids, ids],
    (roles, giver, before, after) => {
      const had = permissionsOfRoles(roles, before)
      const has = permissionsOfRoles(roles, after)
      expect(notTheirs(KEYS, had, has)).toEqual([])
      if (notTheirs(giver, had, has).length > 0) return
      const won = has.filter((key) => !had.includes(key))
      expect(won.every((key) => giver.some((held) => held === key))).toBe(true)
    },
  )
})

property('se gobierna a quien uno podría ser, y el alcance se hereda', [keys, keys, keys], (one, two, three) => {
  const [a, b, c] = [one, two, three].map((permissions, index) => ({ id: index + 1, permissions }))
  if (a === undefined || b === undefined || c === undefined) return
  expect(canManage(a, b).puede).toBe(b.permissions.every((key) => a.permissions.includes(key)))
  if (canManage(a, b).puede && canManage(b, c).puede) expect(canManage(a, c).puede).toBe(true)
})
