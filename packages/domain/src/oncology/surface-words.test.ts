import { describe, expect, it } from 'vitest'
import { SURFACE_MISSING } from '../clinical-record/surface-age.ts'
import { NO_SURFACE, surfaceLine, surfaceWarning } from './surface-words.ts'

const surface = { isc: 1.75, peso: 68, talla: 162, fecha: '2026-10-18', formula: 'Mosteller' } as const

describe('the surface in words', () => {
  it('says its sum, its formula and its day', () => {
    expect(surfaceLine(surface)).toBe(
      'Superficie corporal 1,75 m² = √(162 cm × 68,0 kg ÷ 3600) · Mosteller · 18 oct 2026',
    )
    expect(surfaceLine(null)).toBe(NO_SURFACE)
  })

  it('is asked for again after 30 days, with how many went by', () => {
    expect(surfaceWarning(surface, '2026-11-17', true)).toBeNull()
    expect(surfaceWarning(surface, '2026-11-21', true)).toBe(
      'El peso es de hace 34 días. Para ordenar por superficie corporal, péselo de nuevo.',
    )
    expect(surfaceWarning(surface, '2026-11-21', false)).toBeNull()
    expect(surfaceWarning(null, '2026-11-21', true)).toBe(SURFACE_MISSING)
  })
})
