import { describe, expect, it } from 'vitest'
import {
  PERIOD_BACKWARDS,
  PERIOD_TOO_LONG,
  checkPeriod,
  checkReportPeriod,
  daysOf,
  monthInWords,
  previousMonth,
  monthsOf,
  yearUntil,
  yearsAfter,
} from './period.ts'

describe('el periodo', () => {
  it('no va hacia atrás; un extremo abierto vale', () => {
    expect(checkPeriod({ desde: '2026-11-21', hasta: '2026-11-20' })).toBe(PERIOD_BACKWARDS)
    expect(checkPeriod({ desde: '2026-11-21', hasta: '2026-11-21' })).toBeNull()
    expect(checkPeriod({ desde: '2026-11-21' })).toBeNull()
    expect(checkPeriod({})).toBeNull()
  })

  it('de un informe, hasta cinco años', () => {
    expect(checkReportPeriod({ desde: '2021-11-22', hasta: '2026-11-21' })).toBeNull()
    expect(checkReportPeriod({ desde: '2021-11-21', hasta: '2026-11-21' })).toBe(PERIOD_TOO_LONG)
    expect(checkReportPeriod({ desde: '1900-01-01', hasta: '2199-12-31' })).toBe(PERIOD_TOO_LONG)
  })

  it('tiene todos sus meses, los dos de los extremos y los que están vacíos', () => {
    expect(monthsOf({ desde: '2025-11-30', hasta: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(monthsOf({ desde: '2026-02-02', hasta: '2026-02-01' })).toEqual(['2026-02'])
    expect(monthsOf({ desde: '2026-03-01', hasta: '2026-02-01' })).toEqual([])
    expect(monthInWords('2026-11')).toBe('nov 2026')
    expect(['2026-11-30', '2027-01-01', '2024-03-31'].map(previousMonth)).toEqual(['2026-10', '2026-12', '2024-02'])
  })

  it('el último año termina hoy; los años bisiestos no inventan días', () => {
    expect(yearUntil('2026-11-21')).toEqual({ desde: '2025-11-22', hasta: '2026-11-21' })
    expect(yearsAfter('2024-02-29', 1)).toBe('2025-02-28')
    expect(yearsAfter('2024-02-29', 4)).toBe('2028-02-29')
    expect(yearUntil('2024-02-29').desde).toBe('2023-03-01')
    expect(daysOf({ desde: '2024-02-28', hasta: '2024-03-01' })).toBe(3)
  })
})
