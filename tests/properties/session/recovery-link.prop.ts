import * as fc from 'fast-check'
import { expect } from 'vitest'
import { isLinkAlive } from '@cauce/domain/session/recovery-link'
import { property } from '../../support/property.ts'

const instant = fc.integer({ min: 0, max: 2_000 })

property(
  'un enlace sirve en los instantes antes de su fin, salvo que se haya usado, cuando haya sido',
  [instant, fc.option(instant), instant],
  (expiraMs, usadoMs, ahoraMs) => {
    const instants = Array.from({ length: expiraMs }, (_, ms) => ms)
    expect(isLinkAlive({ creadoMs: 0, expiraMs, usadoMs }, ahoraMs)).toBe(
      usadoMs === null && instants.includes(ahoraMs),
    )
  },
)
