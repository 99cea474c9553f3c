import { fc } from '@fast-check/vitest'
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
  property('between two reloads there are at least 60 seconds, however often the page fails', [waits], (steps) => {
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

  property('nothing reloads without a connection', [fc.nat(), fc.option(fc.nat())], (now, lastReload) => {
    expect(mayReload({ now, lastReload, online: false })).toBe(false)
  })
})
