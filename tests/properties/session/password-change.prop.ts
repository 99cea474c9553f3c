import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { missingInPassword } from '@cauce/domain/session/new-password'
import {
  attemptsLeft,
  attemptsLeftText,
  checkPasswordChange,
  failuresTold,
} from '@cauce/domain/session/password-change'
import { MAX_FAILED_ATTEMPTS } from '@cauce/domain/session/lockout'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const good = fc.stringMatching(/^[A-Z][a-z][0-9][*+!?][A-Za-z0-9*+!?]{4,20}$/u)
const text = fc.oneof(anyText, good)

describe('checkPasswordChange', () => {
  property(
    'se puede enviar exactamente cuando está todo, la nueva es buena y las dos son iguales',
    [text, text, fc.option(text)],
    (password_current, password, other) => {
      const confirmacion = other ?? password
      const ready = password_current.length > 0 && missingInPassword(password).length === 0 && confirmacion === password
      expect(Object.keys(checkPasswordChange({ password_current, password, confirmacion })).length === 0).toBe(ready)
    },
  )

  property('cada campo errado dice una sola cosa', [text, text, text], (password_current, password, confirmacion) => {
    const errores = checkPasswordChange({ password_current, password, confirmacion })
    return Object.values(errores).every((messages) => messages.length === 1 && messages[0] !== '')
  })
})

describe('attemptsLeft', () => {
  property('lo que falló y lo que queda suman cinco hasta el bloqueo', [fc.nat(20)], (failures) => {
    const left = attemptsLeft(failures)
    expect(left).toBeGreaterThanOrEqual(0)
    if (failures <= MAX_FAILED_ATTEMPTS) expect(left + failures).toBe(MAX_FAILED_ATTEMPTS)
    expect(attemptsLeftText(failures)?.includes(String(left)) ?? true).toBe(true)
  })

  property(
    'lo que se dice de ellos se lee de vuelta',
    [fc.integer({ min: 1, max: MAX_FAILED_ATTEMPTS - 1 })],
    (failures) => {
      return failuresTold(['Otra cosa', attemptsLeftText(failures) ?? '']) === failures
    },
  )
})
