import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import {
  canGrantSubstitution,
  MAX_SUBSTITUTION_DAYS,
  substitutionProblems,
  substitutionState,
} from '@cauce/domain/access/substitution'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-23'
const ids = fc.nat(3)
const person = fc.record({
  id: ids,
  activo: fc.boolean(),
  permissions: fc.subarray(['blog.vista', 'consultas.todas', 'admin.enter']),
  registro_profesional: fc.constantFrom('', ' ', '05-1234'),
  profesion: fc.constantFrom(null, '', 'medicina'),
})

describe('canGrantSubstitution', () => {
  property('a cualquiera menos a uno mismo', [ids, ids], (granter, substitute) => {
    expect(canGrantSubstitution({ id: granter }, substitute).puede).toBe(granter !== substitute)
  })
})

describe('substitutionProblems', () => {
  property(
    'no hay ninguno solo entre dos que atienden, el sustituto con registro y profesión, de hoy en adelante y por máximo 31 días',
    [person, person, fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 })],
    (titular, substitute, from, length) => {
      const desde = addDays(TODAY, from)
      const draft = { desde, hasta: addDays(desde, length), motivo: 'Licencia' }
      const attends = (one: typeof titular): boolean => one.activo && one.permissions.includes('blog.vista')
      const right =
        titular.id !== substitute.id &&
        attends(titular) &&
        attends(substitute) &&
        substitute.registro_profesional.trim() !== '' &&
        substitute.profesion === 'medicina' &&
        from >= 0 &&
        length >= 0 &&
        length < MAX_SUBSTITUTION_DAYS
      const problems = substitutionProblems(draft, titular, substitute, TODAY)
      expect(Object.keys(problems).length === 0).toBe(right)
    },
  )
})

describe('substitutionState', () => {
  property(
    'vale en cada uno de sus días y en ningún otro, y revocada en ninguno',
    [fc.nat(60), fc.nat(60), fc.nat(120), fc.boolean()],
    (from, length, at, revocada) => {
      const desde = addDays(TODAY, from)
      const grant = { desde, hasta: addDays(desde, length), revocada }
      const inForce = substitutionState(grant, addDays(TODAY, at)) === 'vigente'
      expect(inForce).toBe(!revocada && at >= from && at <= from + length)
    },
  )
})
