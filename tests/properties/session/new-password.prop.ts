import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { missingInPassword } from '@cauce/domain/session/new-password'
import { property } from '../../support/property.ts'

/** What each kind of sign is, one by one. */
const KINDS = ['ABCÑÁ', 'abcñá', '0123456789', '!#$%&/()=?¡¿*+-_.,;:'] as const
const text = fc
  .array(
    fc.constantFrom(...KINDS, ' ').chain((kind) => fc.constantFrom(...Array.from(kind))),
    { maxLength: 14 },
  )
  .map((signs) => signs.join(''))

describe('missingInPassword', () => {
  property('one of each of the four kinds, and eight signs', [text], (password) => {
    const signs = Array.from(password)
    const lacks = KINDS.filter((kind) => !signs.some((sign) => kind.includes(sign))).length
    expect(missingInPassword(password)).toHaveLength(lacks + (signs.length < 8 ? 1 : 0))
  })

  property('a good one of eight signs loses its length with any of them', [fc.nat(7)], (dropped) => {
    const good = 'Cauce-26'
    expect(missingInPassword(good)).toEqual([])
    const shorter = good.slice(0, dropped) + good.slice(dropped + 1)
    expect(missingInPassword(shorter)).toContain('al menos 8 caracteres')
  })
})
