import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '../text/field.ts'
import {
  attemptsLeft,
  attemptsLeftText,
  checkNewPassword,
  checkPasswordChange,
  failuresTold,
  PASSWORDS_DIFFER,
} from './password-change.ts'

const good = { password_current: 'Cauce.2026*', password: 'Rio7*Casas', confirmacion: 'Rio7*Casas' }

describe('the form', () => {
  it('asks for all three', () => {
    expect(checkPasswordChange({ password_current: '', password: '', confirmacion: '' })).toEqual({
      password_current: [REQUIRED_FIELD],
      password: [REQUIRED_FIELD],
      confirmacion: [REQUIRED_FIELD],
    })
    expect(checkPasswordChange(good)).toEqual({})
  })

  it('says what the new one lacks, and takes the current one as it is', () => {
    expect(checkPasswordChange({ password_current: 'x', password: 'corta', confirmacion: 'corta' })).toEqual({
      password: [
        'A la contraseña le falta: al menos 8 caracteres, una letra mayúscula, un dígito, un carácter especial',
      ],
    })
  })

  it('wants the confirmation to be the same to the letter', () => {
    for (const confirmacion of ['Rio7*casas', 'Rio7*Casas ', 'Rio7*Casa'])
      expect(checkNewPassword({ ...good, confirmacion })).toEqual({ confirmacion: [PASSWORDS_DIFFER] })
  })
})

describe('the attempts', () => {
  it('are read from what a server says', () => {
    expect(failuresTold(['La contraseña actual no es correcta', 'Le quedan 3 intentos'])).toBe(2)
    expect(failuresTold(['La contraseña actual no es correcta'])).toBeNull()
    expect(failuresTold([''])).toBeNull()
  })

  it('are five', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(attemptsLeft)).toEqual([5, 4, 3, 2, 1, 0, 0])
  })

  it('are said from the first failure to the last but one', () => {
    expect([0, 1, 2, 4, 5].map(attemptsLeftText)).toEqual([
      null,
      'Le quedan 4 intentos',
      'Le quedan 3 intentos',
      'Le queda 1 intento',
      null,
    ])
  })
})
