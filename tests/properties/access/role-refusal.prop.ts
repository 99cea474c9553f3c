/**
 * Random installations: people, roles and who has which; random givers who change, make and delete roles. Whatever sequence is
 * accepted, somebody administers, the administrator keeps its keys, and nobody has gained a key that its giver lacked.
 */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { ADMINISTRATOR_KEEPS, ADMINISTRATOR_ROLE } from '@cauce/domain/access/administrator-role'
import { changeOf, effectOn } from '@cauce/domain/access/change'
import { refusalOf, type RoleMove } from '@cauce/domain/access/role-refusal'
import { property } from '../../support/property.ts'

const KEYS = [...ADMINISTRATOR_KEEPS, 'cita.afiliados', 'farmacia.kardex', 'blog.vista']

interface Installation {
  /** Keys by name of role. */
  readonly roles: Map<string, readonly string[]>
  readonly people: readonly { readonly activo: boolean; readonly roles: readonly string[] }[]
}

const NAMES = [ADMINISTRATOR_ROLE, 'Jefes', 'Clínica', 'Citas']
const keys = fc.uniqueArray(fc.constantFrom(...KEYS))
const installation: fc.Arbitrary<Installation> = fc
  .record({
    others: fc.tuple(keys, keys, keys),
    people: fc.array(fc.record({ activo: fc.boolean(), roles: fc.uniqueArray(fc.constantFrom(...NAMES)) }), {
      maxLength: 5,
    }),
  })
  .map(({ others, people }) => ({
    roles: new Map(NAMES.map((name, index) => [name, index === 0 ? KEYS : (others[index - 1] ?? [])])),
    people: [{ activo: true, roles: [ADMINISTRATOR_ROLE] }, ...people],
  }))

interface Wish {
  readonly giver: number
  readonly role: string
  readonly renamed: string | undefined
  /** Null: deletes the role. */
  readonly after: readonly string[] | null
}

const wish: fc.Arbitrary<Wish> = fc.record({
  giver: fc.nat(5),
  role: fc.constantFrom(...NAMES, 'Nuevo'),
  renamed: fc.option(fc.constantFrom('Otro nombre'), { nil: undefined, freq: 4 }),
  after: fc.option(keys, { nil: null, freq: 5 }),
})

type Person = Installation['people'][number]
const heldBy = ({ roles }: Installation, person: Person | undefined): readonly string[] => [
  ...new Set((person?.roles ?? []).flatMap((name) => roles.get(name) ?? [])),
]
const administrators = (state: Installation, without: string | null): number =>
  state.people.filter(({ activo, roles }) => {
    const counted = roles.filter((name) => name !== without)
    return activo && heldBy(state, { activo, roles: counted }).includes('admin.enter')
  }).length

/** Plays one wish as the server does; answers what happened. */
const play = (state: Installation, { giver, role, renamed, after }: Wish) => {
  const before = state.roles.get(role)
  const someone = state.people[giver % state.people.length]
  const quien = heldBy(state, someone)
  if (before === undefined && after === null) return null
  if (after === null && state.people.some(({ roles }) => roles.includes(role))) return null
  const move: RoleMove = {
    antes: before === undefined ? null : { nombre: role, permisos: before },
    despues: after === null ? null : { nombre: renamed ?? role, permisos: after },
  }
  const refusal = refusalOf(move, { quien, administradores: administrators(state, role) })
  if (refusal !== null) return { accepted: false, quien, before: before ?? [], after: after ?? [], refusal }
  if (after === null) state.roles.delete(role)
  else state.roles.set(role, after)
  return { accepted: true, quien, before: before ?? [], after: after ?? [], refusal }
}

describe('refusalOf', () => {
  property(
    'tras cualquier serie de cambios aceptados alguien administra, y el administrador conserva sus permisos',
    [installation, fc.array(wish, { maxLength: 12 })],
    (state, wishes) => {
      for (const one of wishes) {
        play(state, one)
        expect(administrators(state, null)).toBeGreaterThan(0)
        expect(state.roles.get(ADMINISTRATOR_ROLE)).toEqual(expect.arrayContaining([...ADMINISTRATOR_KEEPS]))
      }
    },
  )

  property(
    'nadie gana ni pierde nunca un permiso que no tiene quien lo da',
    [installation, fc.array(wish, { maxLength: 12 })],
    (state, wishes) => {
      for (const one of wishes) {
        const earlier = state.people.map((person) => heldBy(state, person))
        const played = play(state, one)
        if (played?.accepted !== true) continue
        for (const [index, person] of state.people.entries()) {
          const { gana, pierde } = effectOn(changeOf(earlier[index] ?? [], heldBy(state, person)), [])
          for (const key of [...gana, ...pierde]) expect(played.quien).toContain(key)
        }
      }
    },
  )

  property(
    'una negativa por permisos nombra exactamente los que cambian y no tiene quien los da',
    [installation, wish],
    (state, one) => {
      const played = play(state, one)
      if (played?.refusal?.codigo !== 'permiso.ajeno') return
      const foreign = KEYS.filter(
        (key) => played.before.includes(key) !== played.after.includes(key) && !played.quien.includes(key),
      )
      expect(played.refusal.permisos).toHaveLength(foreign.length)
      for (const key of foreign) expect(played.refusal.permisos.join()).toContain(`(${key})`)
    },
  )

  property(
    'a quien tiene todos los permisos solo lo detiene lo que una instalación necesita',
    [installation, wish],
    (state, one) => {
      const played = play(state, { ...one, giver: 0 })
      expect(played?.refusal?.codigo).not.toBe('permiso.ajeno')
    },
  )
})
