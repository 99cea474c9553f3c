import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { IDLE_LOGOUT_MS, idleStage } from '@cauce/domain/session/idle-limits'
import { property } from '../../support/property.ts'

const MINUTE = 60_000

describe('idleStage', () => {
  property('solo avanza mientras no se hace nada', [fc.nat(IDLE_LOGOUT_MS * 2), fc.nat(MINUTE)], (idleMs, moreMs) => {
    const order = ['active', 'warned', 'disconnected']
    const [now, later] = [idleStage(0, idleMs), idleStage(0, idleMs + moreMs)]
    expect(order.indexOf(later)).toBeGreaterThanOrEqual(order.indexOf(now))
  })

  property('depende del tiempo que pasó y no del instante', [fc.nat(), fc.nat(IDLE_LOGOUT_MS * 2)], (at, idleMs) => {
    expect(idleStage(at, at + idleMs)).toBe(idleStage(0, idleMs))
  })
})
