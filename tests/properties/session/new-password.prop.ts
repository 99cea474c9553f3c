import * as fc from 'fast-check'
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
  property('una de cada una de las cuatro clases, y ocho signos', [text], (password) => {
    const signs = Array.from(password)
    const lacks = KINDS.filter((kind) => !signs.some((sign) => kind.includes(sign))).length
    expect(missingInPassword(password)).toHaveLength(lacks + (signs.length < 8 ? 1 : 0))
  })

  property('a una buena de ocho signos le falta largo sin cualquiera de ellos', [fc.nat(7)], (dropped) => {
    const good = 'Cauce-26'
    expect(missingInPassword(good)).toEqual([])
    const shorter = good.slice(0, dropped) + good.slice(dropped + 1)
    expect(missingInPassword(shorter)).toContain('al menos 8 caracteres')
  })
})
