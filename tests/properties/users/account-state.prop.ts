import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { ACCOUNT_STATES, accountState } from '@cauce/domain/users/account-state'
import { property } from '../../support/property.ts'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000
const around = fc.oneof(
  fc.constant(null),
  fc.integer({ min: NOW - 60 * DAY, max: NOW + 60 * DAY }),
  fc.constantFrom(NOW - 1, NOW, NOW + 1, NOW - 30 * DAY, NOW - 30 * DAY - 1),
)
const account = fc.record({ activo: fc.boolean(), bloqueadoHastaMs: around, contrasenaDesdeMs: around })
const days = fc.constantFrom(0, 30, 59)

describe('accountState', () => {
  property('el estado es el primero de la lista en que está la cuenta', [account, days], (one, validity) => {
    const is = {
      inactivo: !one.activo,
      bloqueado: one.bloqueadoHastaMs !== null && NOW < one.bloqueadoHastaMs,
      contrasena_vencida:
        validity > 0 && (one.contrasenaDesdeMs === null || NOW - one.contrasenaDesdeMs > validity * DAY),
      activo: true,
    }
    expect(accountState(one, NOW, validity)).toBe(ACCOUNT_STATES.find((state) => is[state]))
  })

  property('reactivar nunca la deja inactiva, y solo el tiempo desbloquea', [account, days], (one, validity) => {
    const active = { ...one, activo: true }
    const later = Math.max(NOW, one.bloqueadoHastaMs ?? 0)
    return accountState(active, NOW, validity) !== 'inactivo' && accountState(active, later, validity) !== 'bloqueado'
  })
})
