import { fc } from '@fast-check/vitest'
import { expect } from 'vitest'
import { isLinkAlive } from '@cauce/domain/session/recovery-link'
import { property } from '../../support/property.ts'

const instant = fc.integer({ min: 0, max: 2_000 })

property(
  'a link serves at the instants before its end, unless it was used, whenever that was',
  [instant, fc.option(instant), instant],
  (expiraMs, usadoMs, ahoraMs) => {
    const instants = Array.from({ length: expiraMs }, (_, ms) => ms)
    expect(isLinkAlive({ expiraMs, usadoMs }, ahoraMs)).toBe(usadoMs === null && instants.includes(ahoraMs))
  },
)
