import { describe, expect, it } from 'vitest'
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'
import {
  AffiliateRecovery,
  checkRecoveryData,
  INVALID_PHONE,
  INVALID_RECOVERY_EMAIL,
  mustUpdateData,
  RecoveryEmail,
  RecoveryPhone,
  REQUIRED_RECOVERY,
} from './recovery-data.ts'

const now = Date.UTC(2026, 10, 21, 12)
const daysAgo = (days: number): string => new Date(now - days * 86_400_000).toISOString()
const data = { correo1: 'maria@correo.co', celular1: '3005550101', datos_actualizados_at: daysAgo(10) }

const problem = (schema: Schema.Codec<string, string>, value: string): string | null =>
  Exit.match(Schema.decodeUnknownExit(schema)(value), {
    onSuccess: () => null,
    onFailure: (cause) => String(cause),
  })

describe('mail and cell phone', () => {
  it('are required', () => {
    for (const text of ['', '  ']) {
      expect(problem(RecoveryEmail, text)).toContain(REQUIRED_RECOVERY)
      expect(problem(RecoveryPhone, text)).toContain(REQUIRED_RECOVERY)
    }
  })

  it.each(['300555010', '30055501011', 'x300555010', '300555010x', '300 555 0101', '٣٠٠٥٥٥٠١٠١'])(
    '%j is no cell phone',
    (text) => {
      expect(problem(RecoveryPhone, text)).toContain(INVALID_PHONE)
    },
  )

  it('a mail has the form of an address', () => {
    expect(problem(RecoveryEmail, 'maria@correo')).toContain(INVALID_RECOVERY_EMAIL)
    expect(problem(RecoveryEmail, 'maria@correo.co')).toBeNull()
  })

  it('what is no text at all is asked for in Spanish too', () => {
    const result = Schema.toStandardSchemaV1(AffiliateRecovery)['~standard'].validate({
      correo1: null,
      celular1: 3005550101,
    })
    expect(result).toMatchObject({
      issues: [{ message: 'Este campo es obligatorio' }, { message: 'Este campo es obligatorio' }],
    })
  })

  it('travel together', () => {
    const sent = { correo1: data.correo1, celular1: data.celular1 }
    expect(Schema.decodeUnknownSync(AffiliateRecovery)(sent)).toEqual(sent)
  })
})

describe('the form', () => {
  it('says what is wrong under the names of each kind of user', () => {
    expect(checkRecoveryData('affiliate', { correo: '', celular: '300' })).toEqual({
      correo1: [REQUIRED_RECOVERY],
      celular1: [INVALID_PHONE],
    })
    expect(checkRecoveryData('operator', { correo: 'laura@', celular: ' ' })).toEqual({
      email_recuperacion: [INVALID_RECOVERY_EMAIL],
      telefono_recuperacion: [REQUIRED_RECOVERY],
    })
  })

  it('does not mind blanks around the values', () => {
    expect(checkRecoveryData('affiliate', { correo: ' maria@correo.co ', celular: ' 3005550101 ' })).toEqual({})
  })
})

describe('mustUpdateData', () => {
  it('is false when both are there and were confirmed within 180 days', () => {
    expect([0, 180].map((days) => mustUpdateData({ ...data, datos_actualizados_at: daysAgo(days) }, now))).toEqual([
      false,
      false,
    ])
  })

  it.each([
    { correo1: null },
    { correo1: ' ' },
    { celular1: null },
    { celular1: '' },
    { datos_actualizados_at: null },
    { datos_actualizados_at: 'ayer' },
    { datos_actualizados_at: daysAgo(181) },
  ])('is true with %j', (missing) => {
    expect(mustUpdateData({ ...data, ...missing }, now)).toBe(true)
  })
})
