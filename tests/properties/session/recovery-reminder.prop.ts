import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { needsRecoveryReminder } from '@cauce/domain/session/recovery-reminder'
import { property } from '../../support/property.ts'

const kinds = fc.integer({ min: 1, max: 9 })
const blanks = fc.stringMatching(/^[ \t\n]{0,4}$/)
const addresses = fc.emailAddress()

describe('needsRecoveryReminder', () => {
  property(
    'un afiliado no tiene campana, esté registrado lo que esté',
    [fc.option(addresses)],
    (email_recuperacion) => {
      expect(needsRecoveryReminder({ tipo_usuario: 2, operador: { email_recuperacion } })).toBe(false)
    },
  )

  property(
    'un operador tiene la campana hasta que haya una dirección',
    [kinds, blanks, addresses],
    (kind, blank, address) => {
      fc.pre(kind !== 2)
      const reminded = (email_recuperacion: string | null) =>
        needsRecoveryReminder({ tipo_usuario: kind, operador: { email_recuperacion } })
      expect([reminded(null), reminded(blank), reminded(address), reminded(` ${address} `)]).toEqual([
        true,
        true,
        false,
        false,
      ])
    },
  )
})
