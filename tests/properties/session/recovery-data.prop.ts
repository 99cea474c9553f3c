import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'
import {
  AffiliateRecovery,
  checkRecoveryData,
  mustUpdateData,
  OperatorRecovery,
  RECOVERY_DATA_DAYS,
  trimmedRecovery,
} from '@cauce/domain/session/recovery-data'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21)
const phone = fc.oneof(fc.stringMatching(/^\d{8,12}$/u), anyText)
const email = fc.oneof(fc.constantFrom('maria@correo.co', 'a.b@c.org', 'maria@correo', ''), anyText)
const form = fc.record({ correo: email, celular: phone })

describe('checkRecoveryData', () => {
  property('the form accepts exactly what the calls accept', [form], (typed) => {
    const { correo, celular } = trimmedRecovery(typed)
    const affiliate = Schema.decodeUnknownExit(AffiliateRecovery)({ correo1: correo, celular1: celular })
    const operator = Schema.decodeUnknownExit(OperatorRecovery)({
      email_recuperacion: correo,
      telefono_recuperacion: celular,
    })
    expect(Object.keys(checkRecoveryData('affiliate', typed)).length === 0).toBe(Exit.isSuccess(affiliate))
    expect(Object.keys(checkRecoveryData('operator', typed)).length === 0).toBe(Exit.isSuccess(operator))
  })

  property('a cell phone is ten digits and nothing else', [phone], (celular) => {
    const wrong = 'celular1' in checkRecoveryData('affiliate', { correo: '', celular })
    expect(wrong).toBe(
      !(celular.trim().length === 10 && Array.from(celular.trim()).every((sign) => '0123456789'.includes(sign))),
    )
  })
})

describe('mustUpdateData', () => {
  property('data that are there are confirmed once every 180 days', [fc.integer({ min: 0, max: 400 * DAY })], (age) => {
    const data = {
      correo1: 'maria@correo.co',
      celular1: '3005550101',
      datos_actualizados_at: new Date(NOW - age).toISOString(),
    }
    return mustUpdateData(data, NOW) === age > RECOVERY_DATA_DAYS * DAY
  })

  property(
    'a missing value asks whatever the date',
    [fc.constantFrom(null, '', ' '), fc.boolean()],
    (missing, first) => {
      const full = {
        correo1: 'maria@correo.co',
        celular1: '3005550101',
        datos_actualizados_at: new Date(NOW).toISOString(),
      }
      return mustUpdateData({ ...full, [first ? 'correo1' : 'celular1']: missing }, NOW)
    },
  )
})
