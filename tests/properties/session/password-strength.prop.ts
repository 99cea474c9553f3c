import { fc } from '@fast-check/vitest'
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
  property('what the rule does not accept is weak', [anyText], (text) => {
    return missingInPassword(text).length === 0 || passwordStrength(text) === 'weak'
  })

  property(
    'one more sign never makes it weaker',
    [accepted, fc.string({ unit: 'grapheme-ascii', maxLength: 6 })],
    (text, more) => {
      return rank(text + more) >= rank(text)
    },
  )

  property('repeating the last sign adds nothing', [accepted, fc.integer({ min: 1, max: 40 })], (text, times) => {
    return rank(text + text.slice(-1).repeat(times)) === rank(text)
  })

  property('it needs at least as many different signs as half of what it asks', [accepted], (text) => {
    const different = new Set(text.toLowerCase()).size
    return rank(text) <= (different >= 6 ? 2 : different >= 4 ? 1 : 0)
  })

  property(
    'with a word of the own name it is never strong, and never stronger than without knowing it',
    [accepted, word, fc.boolean()],
    (text, name, loud) => {
      const typed = `${text}${loud ? name.toUpperCase() : name}`
      expect(passwordStrength(typed, [`${name} de los Ríos`])).not.toBe('strong')
      expect(rank(typed, [name])).toBeLessThanOrEqual(rank(typed))
    },
  )
})
