import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { type Failures, isLocked, registerFailure } from '@cauce/domain/session/lockout'
import { property } from '../../support/property.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 21)
/** Waits between failures: seconds, minutes, and around half an hour. */
const waits = fc.array(fc.oneof(fc.nat(10_000), fc.nat(20 * MINUTE), fc.constantFrom(30 * MINUTE - 1, 30 * MINUTE)), {
  maxLength: 40,
})

/** Every failure with its instant and the state after it. */
const history = (gaps: readonly number[]) => {
  let now = START
  let state: Failures = { intentos: 0, bloqueadoHastaMs: null }
  return gaps.map((gap) => {
    now += gap
    const before = state
    state = registerFailure({ ...state, ahoraMs: now })
    return { now, before, after: state }
  })
}

describe('registerFailure', () => {
  property('un bloqueo dura exactamente 30 minutos desde el fallo que lo causó', [waits], (gaps) => {
    for (const { now, before, after } of history(gaps)) {
      if (before.bloqueadoHastaMs === after.bloqueadoHastaMs || after.bloqueadoHastaMs === null) continue
      expect(after.bloqueadoHastaMs - now).toBe(30 * MINUTE)
    }
  })

  property('entre dos bloqueos hay exactamente cinco fallos contados', [waits], (gaps) => {
    let counted = 0
    for (const { now, before, after } of history(gaps)) {
      if (now < (before.bloqueadoHastaMs ?? START)) {
        expect(after).toEqual(before)
        continue
      }
      counted += 1
      expect(isLocked(after.bloqueadoHastaMs, now)).toBe(counted === 5)
      if (counted === 5) counted = 0
    }
  })

  property('está bloqueada antes del instante, y no en él ni después', [fc.integer({ min: -5, max: 5 })], (shift) => {
    expect(isLocked(START, START + shift)).toBe(shift < 0)
  })

  property(
    'con el reloj que sea que lo haya escrito, desde el primer intento queda media hora a lo sumo',
    [fc.integer({ min: -48 * 60 * MINUTE, max: 48 * 60 * MINUTE })],
    (salto) => {
      const { bloqueadoHastaMs } = registerFailure({ intentos: 5, bloqueadoHastaMs: START + salto, ahoraMs: START })
      expect((bloqueadoHastaMs ?? START) - START).toBe(Math.min(Math.max(salto, 0), 30 * MINUTE))
    },
  )

  property('la cuenta nunca pasa de cinco', [waits], (gaps) => {
    return history(gaps).every(({ after }) => after.intentos >= 1 && after.intentos <= 5)
  })
})
