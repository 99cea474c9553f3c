import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { COMMON_PASSWORD, PERSONAL_PASSWORD, guessableBecause } from '@cauce/domain/session/guessable-password'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const COMMON = new Map(['dragon', 'princesa', 'qwerty', 'p@ssw0rd'].map((word, place) => [word, place]))
const nobody = { email: '', numero_documento: null }
const word = fc.constantFrom('dragon', 'princesa', 'qwerty', 'colombia', 'contraseña')
const tail = fc.stringMatching(/^[0-9.*!?_ -]{0,12}$/)
const around = fc.stringMatching(/^[A-Za-z0-9.*]{0,10}$/)
const name = fc.stringMatching(/^[a-z]{4,12}$/)

const shuffledCase = (text: string, upper: readonly boolean[]): string =>
  Array.from(text, (char, at) => (upper[at] === true ? char.toUpperCase() : char)).join('')

describe('guessableBecause', () => {
  property(
    'una palabra común se rechaza con cualquier mayúscula y con cualquier cifra o signo detrás',
    [word, fc.array(fc.boolean()), tail],
    (text, upper, end) => {
      expect(guessableBecause(shuffledCase(text, upper) + end, nobody, COMMON)).toBe(COMMON_PASSWORD)
    },
  )

  property(
    'el correo, el documento y el producto se rechazan en cualquier parte',
    [name, fc.stringMatching(/^\d{5,10}$/), around, around, fc.nat(2)],
    (user, document, before, after, which) => {
      const owner = { email: `${user}@hospital.co`, numero_documento: document }
      const own = [user.toUpperCase(), document, 'Cauce'][which] ?? ''
      expect(guessableBecause(`${before}${own}${after}`, owner, COMMON)).toBe(PERSONAL_PASSWORD)
    },
  )

  property('sin listas y sin dueño solo se rechazan el producto y nuestras palabras', [anyText], (text) => {
    const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    const why = guessableBecause(text, nobody, new Map())
    expect(why === PERSONAL_PASSWORD).toBe(plain.includes('cauce'))
    return why === null || why === PERSONAL_PASSWORD || /^\p{L}{4,}/u.test(plain)
  })

  property(
    'unas letras antes o después de una palabra común la hacen otra',
    [fc.stringMatching(/^[bcdf]{5,9}$/), word],
    (letters, text) => {
      expect(guessableBecause(`${letters}${text}`, nobody, COMMON)).toBeNull()
      expect(guessableBecause(`${text}${letters}`, nobody, COMMON)).toBeNull()
    },
  )
})
