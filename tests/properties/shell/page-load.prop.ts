import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { mayReload } from '@cauce/domain/shell/page-load'
import { RELOAD_GUARD_MS } from '@cauce/domain/shell/shell-limits'
import { property } from '../../support/property.ts'

/** Waits between failures of one page, milliseconds, around the guard. */
const waits = fc.array(
  fc.oneof(fc.nat(3 * RELOAD_GUARD_MS), fc.constantFrom(RELOAD_GUARD_MS - 1, RELOAD_GUARD_MS, RELOAD_GUARD_MS + 1)),
  { maxLength: 40 },
)

describe('mayReload', () => {
  property('entre dos recargas hay por lo menos 60 segundos, falle la página lo que falle', [waits], (steps) => {
    const reloads: number[] = []
    let now = 1_000_000
    for (const step of [0, ...steps]) {
      now += step
      if (mayReload({ now, lastReload: reloads.at(-1) ?? null, online: true })) reloads.push(now)
    }
    const gaps = reloads.slice(1).map((at, index) => at - (reloads[index] ?? 0))
    expect(gaps.every((gap) => gap >= RELOAD_GUARD_MS)).toBe(true)
    expect(reloads[0]).toBe(1_000_000)
  })

  property('sin conexión no se recarga nada', [fc.nat(), fc.option(fc.nat())], (now, lastReload) => {
    expect(mayReload({ now, lastReload, online: false })).toBe(false)
  })
})
