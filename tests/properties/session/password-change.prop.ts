import { fc } from '@fast-check/vitest'
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
    'it may be sent exactly when all is there, the new one is good and both are the same',
    [text, text, fc.option(text)],
    (password_current, password, other) => {
      const confirmacion = other ?? password
      const ready = password_current.length > 0 && missingInPassword(password).length === 0 && confirmacion === password
      expect(Object.keys(checkPasswordChange({ password_current, password, confirmacion })).length === 0).toBe(ready)
    },
  )

  property(
    'every field that is wrong says one thing',
    [text, text, text],
    (password_current, password, confirmacion) => {
      const errores = checkPasswordChange({ password_current, password, confirmacion })
      return Object.values(errores).every((messages) => messages.length === 1 && messages[0] !== '')
    },
  )
})

describe('attemptsLeft', () => {
  property('what failed and what is left are five until the lock', [fc.nat(20)], (failures) => {
    const left = attemptsLeft(failures)
    expect(left).toBeGreaterThanOrEqual(0)
    if (failures <= MAX_FAILED_ATTEMPTS) expect(left + failures).toBe(MAX_FAILED_ATTEMPTS)
    expect(attemptsLeftText(failures)?.includes(String(left)) ?? true).toBe(true)
  })

  property('what is said of them is read back', [fc.integer({ min: 1, max: MAX_FAILED_ATTEMPTS - 1 })], (failures) => {
    return failuresTold(['Otra cosa', attemptsLeftText(failures) ?? '']) === failures
  })
})
