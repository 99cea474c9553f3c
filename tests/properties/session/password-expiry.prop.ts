import * as fc from 'fast-check'
import { expect } from 'vitest'
import { isPasswordExpired } from '@cauce/domain/session/password-expiry'
import { property } from '../../support/property.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000
const days = fc.integer({ min: 1, max: 400 })
const shift = fc.integer({ min: -3, max: 3 })

property('sirve exactamente sus días, incluido el último instante', [days, shift], (limit, ms) => {
  expect(isPasswordExpired(NOW - limit * DAY - ms, NOW, limit)).toBe(ms > 0)
})

property(
  'una vencida no vuelve por esperar, ni con un plazo más corto',
  [fc.nat(500 * DAY), days, fc.nat(DAY * 9), fc.nat(9)],
  (age, limit, wait, fewer) => {
    const expired = isPasswordExpired(NOW - age, NOW, limit)
    const shorter = Math.max(1, limit - fewer)
    return !expired || (isPasswordExpired(NOW - age, NOW + wait, limit) && isPasswordExpired(NOW - age, NOW, shorter))
  },
)

property('si está desactivado nunca vence, ni cuando nadie sabe desde cuándo', [fc.option(fc.nat(NOW))], (changed) => {
  expect(isPasswordExpired(changed, NOW, 0)).toBe(false)
  expect(isPasswordExpired(null, NOW)).toBe(true)
})
