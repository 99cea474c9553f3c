import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { nameParts } from '@cauce/domain/chat/names'
import { mayReachChannel } from '@cauce/domain/chat/reach'
import { reachesReferral } from '@cauce/domain/referral/reach'
import { property } from '../../support/property.ts'

const person = fc.integer({ min: 1, max: 4 })
const site = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null })
const reader = fc.record({
  id: person,
  tipo_usuario: fc.constantFrom(1, 2),
  permissions: fc.subarray(['blog.vista', 'referencia.menu', 'referencia.seguimiento.todo']),
  rep_id: site,
})
const referral = fc.record({ user_id: person, rep_id: site, gestor_user_id: fc.option(person, { nil: null }) })

describe('quién llega a un canal', () => {
  property('al de dos, esas dos personas y nadie más', [reader, person, person], (who, one, other) => {
    const reached = mayReachChannel(who, { user_crea_id: one, user_recibe_id: other }, null)
    expect(reached).toBe(who.id === one || who.id === other)
  })

  property(
    'al de una remisión, quien llega a ella, lo haya abierto quien lo haya abierto',
    [reader, person, referral],
    (who, opener, owners) => {
      const reached = mayReachChannel(who, { user_crea_id: opener, user_recibe_id: null }, owners)
      expect(reached).toBe(reachesReferral(who, owners))
    },
  )
})

const word = fc.stringMatching(/^[A-ZÑÁ][a-zñá]{1,8}$/u)
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '))

describe('los nombres de cada lado', () => {
  property('juntos dicen lo mismo que antes de separarse', [words, words], (nombre, apellido) => {
    const { primer_nombre, segundo_nombre, primer_apellido, segundo_apellido } = nameParts({ nombre, apellido })
    const joined = [primer_nombre, segundo_nombre, primer_apellido, segundo_apellido].filter((part) => part !== null)
    expect(joined.join(' ')).toBe(`${nombre} ${apellido}`)
    expect([primer_nombre, primer_apellido].join('')).not.toContain(' ')
  })
})
