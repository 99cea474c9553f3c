import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { missingInPassword } from '@cauce/domain/session/new-password'
import { passwordStrength, type Strength } from '@cauce/domain/session/password-strength'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const RANK: Readonly<Record<Strength, number>> = { weak: 0, fair: 1, strong: 2 }
const rank = (text: string, own: readonly string[] = []): number => RANK[passwordStrength(text, own)]

/** Four kinds of sign, so that the rule accepts it, and anything after them. */
const accepted = fc.tuple(fc.stringMatching(/^[A-Z][a-z][0-9][*+!?][A-Za-z0-9*+!?]{4,20}$/u)).map(([text]) => text)
const word = fc.stringMatching(/^[a-z]{4,9}$/u)

describe('passwordStrength', () => {
  property('lo que la regla no acepta es débil', [anyText], (text) => {
    return missingInPassword(text).length === 0 || passwordStrength(text) === 'weak'
  })

  property(
    'un signo más nunca la hace más débil',
    [accepted, fc.string({ unit: 'grapheme-ascii', maxLength: 6 })],
    (text, more) => {
      return rank(text + more) >= rank(text)
    },
  )

  property('repetir el último signo no agrega nada', [accepted, fc.integer({ min: 1, max: 40 })], (text, times) => {
    return rank(text + text.slice(-1).repeat(times)) === rank(text)
  })

  property('necesita al menos tantos signos distintos como la mitad de los que pide', [accepted], (text) => {
    const different = new Set(text.toLowerCase()).size
    return rank(text) <= (different >= 6 ? 2 : different >= 4 ? 1 : 0)
  })

  property(
    'con una palabra del propio nombre nunca es fuerte, ni más fuerte que sin saberlo',
    [accepted, word, fc.boolean()],
    (text, name, loud) => {
      const typed = `${text}${loud ? name.toUpperCase() : name}`
      expect(passwordStrength(typed, [`${name} de los Ríos`])).not.toBe('strong')
      expect(rank(typed, [name])).toBeLessThanOrEqual(rank(typed))
    },
  )
})
