import { expect, it } from 'vitest'
import { isLinkAlive } from './recovery-link.ts'

it('serves until its instant, that one excluded, and once', () => {
  const ends = Date.UTC(2026, 10, 21, 12)
  const link = { creadoMs: ends - 1_800_000, expiraMs: ends, usadoMs: null }
  expect([
    isLinkAlive(link, ends - 1),
    isLinkAlive(link, ends),
    isLinkAlive({ ...link, usadoMs: 1 }, ends - 1),
    isLinkAlive(link, ends - 86_400_000),
  ]).toEqual([true, false, false, false])
})
