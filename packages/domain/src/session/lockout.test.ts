import { describe, expect, it } from 'vitest'
import { isLocked, registerFailure } from './lockout.ts'

const now = Date.UTC(2026, 10, 21, 12, 0)
const HALF_AN_HOUR = 30 * 60_000

describe('registerFailure', () => {
  it('counts up to four without locking', () => {
    expect([0, 1, 2, 3].map((intentos) => registerFailure({ intentos, ahoraMs: now }))).toEqual(
      [1, 2, 3, 4].map((intentos) => ({ intentos, bloqueadoHastaMs: null })),
    )
  })

  it('locks for 30 minutes at the fifth', () => {
    expect(registerFailure({ intentos: 4, ahoraMs: now })).toEqual({
      intentos: 5,
      bloqueadoHastaMs: now + HALF_AN_HOUR,
    })
  })

  it('does not lengthen a lock that lasts', () => {
    const lock = { intentos: 5, bloqueadoHastaMs: now + HALF_AN_HOUR }
    expect(registerFailure({ ...lock, ahoraMs: now + 60_000 })).toEqual(lock)
  })

  it('shortens a lock that a clock that was ahead wrote', () => {
    const ahead = { intentos: 5, bloqueadoHastaMs: now + 24 * 60 * 60_000 }
    expect(registerFailure({ ...ahead, ahoraMs: now })).toEqual({ intentos: 5, bloqueadoHastaMs: now + HALF_AN_HOUR })
  })

  it('starts a new count after the lock', () => {
    const lock = { intentos: 5, bloqueadoHastaMs: now }
    expect(registerFailure({ ...lock, ahoraMs: now })).toEqual({ intentos: 1, bloqueadoHastaMs: null })
  })
})

describe('isLocked', () => {
  it('lasts until its instant, that one excluded', () => {
    expect([isLocked(now, now - 1), isLocked(now, now), isLocked(now, now + 1), isLocked(null, now)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
