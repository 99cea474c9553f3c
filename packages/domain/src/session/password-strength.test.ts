import { describe, expect, it } from 'vitest'
import { containsOwn, passwordStrength, STRENGTH_WORDS, type Strength } from './password-strength.ts'

const LAURA = ['Laura Restrepo Mejía', 'medico@cauce.demo']

describe('passwordStrength', () => {
  it('is weak when the rule does not accept it', () => {
    expect(['', 'corta', 'sin-mayuscula-2026', 'Sin signos 2026'].map((text) => passwordStrength(text))).toEqual(
      Array(4).fill('weak'),
    )
  })

  it.each<readonly [string, Strength, string]>([
    ['Aaaaaaaa1*', 'weak', 'repeated signs'],
    ['Abcdefgh1*', 'weak', 'a run of letters'],
    ['Aa123456789*', 'weak', 'a run of digits'],
    ['Aa987654321*', 'weak', 'a run that goes down'],
    ['Abababab1*', 'weak', 'few signs, over and over'],
    ['Rio7*Cas', 'fair', 'eight signs, all different'],
    ['Rio7*Rcs', 'fair', 'a sign that comes back once surprises again'],
    ['Rio7*Rcr', 'weak', 'the third time it does not'],
    ['Rio7*Lab', 'fair', 'two letters that follow each other are no run yet'],
    ['Rio7*Casa+L', 'fair', 'eleven'],
    ['Rio7*Casa+Lu', 'strong', 'twelve'],
    ['Rio7*Casa+Luz', 'strong', 'thirteen'],
    ['Tres garzas cruzan el río a las 6:40', 'strong', 'a sentence'],
  ])('%s is %s: %s', (text, strength) => {
    expect(passwordStrength(text)).toBe(strength)
  })

  it('counts the own name or mail as nothing, and with it is never strong', () => {
    expect(passwordStrength('Restrepo*7', LAURA)).toBe('weak')
    expect(passwordStrength('Rio7*Casa+Luz', LAURA)).toBe('strong')
    expect(passwordStrength('Rio7*Casa+Luz+mejia', LAURA)).toBe('fair')
    expect(passwordStrength('Rio7*Casa+Luz+MÉDICO', LAURA)).toBe('fair')
  })
})

it('knows the own words whatever the case and the accents, and not their short parts', () => {
  expect(['MEJIA', 'xmejíax', 'cauce', 'garza'].map((text) => containsOwn(text, LAURA))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(containsOwn('Los ríos de Ana', ['Ana de los Ríos'])).toBe(true)
  expect(containsOwn('banana', ['Ana'])).toBe(false)
})

it('una contraseña es débil, aceptable o fuerte', () => {
  expect(STRENGTH_WORDS).toEqual({ weak: 'débil', fair: 'aceptable', strong: 'fuerte' })
})
