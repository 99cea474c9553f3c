import { describe, expect, it } from 'vitest'
import { mayReload } from './page-load.ts'
import { RELOAD_GUARD_MS } from './shell-limits.ts'

const NOW = 1_000_000_000
const may = (lastReload: number | null, online = true) => mayReload({ now: NOW, lastReload, online })

describe('a page that does not load', () => {
  it('reloads the product the first time', () => {
    expect(may(null)).toBe(true)
    expect(mayReload({ now: 0, lastReload: null, online: true })).toBe(true)
  })

  it('does not reload it again within 60 seconds', () => {
    expect([may(NOW), may(NOW - RELOAD_GUARD_MS + 1), may(NOW - RELOAD_GUARD_MS)]).toEqual([false, false, true])
  })

  it('never reloads it without a connection', () => {
    expect([may(null, false), may(NOW - RELOAD_GUARD_MS, false)]).toEqual([false, false])
  })

  it('believes no reload of the future: the clock was put back', () => {
    expect(may(NOW + 3_600_000)).toBe(true)
  })
})
