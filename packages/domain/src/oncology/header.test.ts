import { describe, expect, it } from 'vitest'
import { checkHeader, CYCLES_RANGE, FIRST_CYCLE_RANGE, FREQUENCY_RANGE } from './header.ts'

const header = { ciclo: 1, ciclo_total: 6, frecuencia_repeticion: 21, fecha_inicio: '2026-12-01' }

describe('the cycles of a scheme order', () => {
  it('may be from 1 to 60, every 1 to 365 days', () => {
    expect(checkHeader(header)).toEqual({})
    expect(checkHeader({ ...header, ciclo: 60, ciclo_total: 60, frecuencia_repeticion: 365 })).toEqual({})
  })

  it.each([null, 0, 61, 1.5, -1])('cannot be %s', (value) => {
    expect(checkHeader({ ...header, ciclo: value })).toEqual({ ciclo: [FIRST_CYCLE_RANGE] })
    expect(checkHeader({ ...header, ciclo_total: value })).toEqual({ ciclo_total: [CYCLES_RANGE] })
  })

  it.each([null, 0, 366, 0.5])('cannot be every %s days', (value) => {
    expect(checkHeader({ ...header, frecuencia_repeticion: value })).toEqual({
      frecuencia_repeticion: [FREQUENCY_RANGE],
    })
  })
})
