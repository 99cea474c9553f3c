import { describe, expect, it } from 'vitest'
import { needsRecoveryReminder } from './recovery-reminder.ts'

const operator = (email_recuperacion: string | null) => ({ tipo_usuario: 1, operador: { email_recuperacion } })

describe('needsRecoveryReminder', () => {
  it('reminds the operator without a recovery address', () => {
    expect(needsRecoveryReminder(operator(null))).toBe(true)
    expect(needsRecoveryReminder(operator(''))).toBe(true)
    expect(needsRecoveryReminder(operator('  '))).toBe(true)
  })

  it('leaves alone the operator who has one', () => {
    expect(needsRecoveryReminder(operator('laura.restrepo@correo.co'))).toBe(false)
  })

  it('never reminds an affiliate, also with an operator record', () => {
    expect(needsRecoveryReminder({ tipo_usuario: 2, operador: null })).toBe(false)
    expect(needsRecoveryReminder({ ...operator(null), tipo_usuario: 2 })).toBe(false)
  })

  it('has nothing to remind somebody without a record of', () => {
    expect(needsRecoveryReminder({ tipo_usuario: 1, operador: null })).toBe(false)
  })
})
