import { describe, expect, it } from 'vitest'
import { lackInPassword, missingInPassword, passwordRequirements } from './new-password.ts'

describe('a new password', () => {
  it.each(['Cauce.2026*', 'Ñandú 2026!', 'aB3$aB3$', `Aa1!${'x'.repeat(252)}`])('%j is good', (text) => {
    expect(missingInPassword(text)).toEqual([])
  })

  it.each([
    ['Cau.26*', ['al menos 8 caracteres']],
    ['cauce.2026*', ['una letra mayúscula']],
    ['CAUCE.2026*', ['una letra minúscula']],
    ['Cauce.abril*', ['un dígito']],
    ['Cauce2026', ['un carácter especial']],
    ['Cauce 2026', ['un carácter especial']],
    [`Aa1!${'x'.repeat(253)}`, ['máximo 256 caracteres']],
    ['', ['al menos 8 caracteres', 'una letra mayúscula', 'una letra minúscula', 'un dígito', 'un carácter especial']],
  ])('%j lacks something', (text, missing) => {
    expect(missingInPassword(text)).toEqual(missing)
  })
})

describe('the list while typing', () => {
  it('has every requirement, and the length that is too much only when it is', () => {
    expect(passwordRequirements('cauce').map(({ what, met }) => `${met ? 'sí' : 'no'} ${what}`)).toEqual([
      'no al menos 8 caracteres',
      'no una letra mayúscula',
      'sí una letra minúscula',
      'no un dígito',
      'no un carácter especial',
    ])
    expect(passwordRequirements('x'.repeat(257)).some(({ what }) => what === 'máximo 256 caracteres')).toBe(true)
  })

  it('is one sentence when it is sent', () => {
    expect([lackInPassword('Cauce.2026*'), lackInPassword('Cauce2026')]).toEqual([
      null,
      'A la contraseña le falta: un carácter especial',
    ])
  })
})
