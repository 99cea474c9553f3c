import * as fc from 'fast-check'
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
  property('el formulario acepta exactamente lo que aceptan las llamadas', [form], (typed) => {
    const { correo, celular } = trimmedRecovery(typed)
    const affiliate = Schema.decodeUnknownExit(AffiliateRecovery)({ correo1: correo, celular1: celular })
    const operator = Schema.decodeUnknownExit(OperatorRecovery)({
      email_recuperacion: correo,
      telefono_recuperacion: celular,
    })
    expect(Object.keys(checkRecoveryData('affiliate', typed)).length === 0).toBe(Exit.isSuccess(affiliate))
    expect(Object.keys(checkRecoveryData('operator', typed)).length === 0).toBe(Exit.isSuccess(operator))
  })

  property('un celular son diez cifras y nada más', [phone], (celular) => {
    const wrong = 'celular1' in checkRecoveryData('affiliate', { correo: '', celular })
    expect(wrong).toBe(
      !(celular.trim().length === 10 && Array.from(celular.trim()).every((sign) => '0123456789'.includes(sign))),
    )
  })
})

describe('mustUpdateData', () => {
  property(
    'los datos que están se confirman una vez cada 180 días',
    [fc.integer({ min: 0, max: 400 * DAY })],
    (age) => {
      const data = {
        correo1: 'maria@correo.co',
        celular1: '3005550101',
        datos_actualizados_at: new Date(NOW - age).toISOString(),
      }
      return mustUpdateData(data, NOW) === age > RECOVERY_DATA_DAYS * DAY
    },
  )

  property(
    'un dato que falta se pide sea cual sea la fecha',
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
