import { describe, expect, it } from 'vitest'
import { earlierThan, laterThan, monthMarks, PERIODS, periodInWords, windowOf } from './history-period.ts'

const TODAY = '2026-11-21'
const labels = (months: number, last: string): string =>
  monthMarks(windowOf(months, last))
    .map(({ etiqueta }) => etiqueta)
    .join(' ')

describe('the stretch of the timeline', () => {
  it('is of whole months that end with that of today', () => {
    expect(windowOf(12, TODAY)).toEqual({ desde: '2025-12-01', hasta: '2026-11-30' })
    expect(windowOf(3, '2028-02-29')).toEqual({ desde: '2027-12-01', hasta: '2028-02-29' })
    expect(windowOf(1, '2026-01-31')).toEqual({ desde: '2026-01-01', hasta: '2026-01-31' })
    expect(periodInWords(windowOf(3, TODAY))).toBe('01 sep 2026 a 30 nov 2026')
  })

  it('goes back by itself, and forwards no further than the month of today', () => {
    const now = windowOf(6, TODAY)
    const before = windowOf(6, earlierThan(now))
    expect(before).toEqual({ desde: '2025-12-01', hasta: '2026-05-31' })
    expect(laterThan(6, before, TODAY)).toBeNull()
    const yetBefore = windowOf(6, earlierThan(before))
    expect(laterThan(6, yetBefore, TODAY)).toBe('2026-05-31')
    expect(laterThan(6, windowOf(6, '2026-08-01'), TODAY)).toBeNull()
    expect(laterThan(6, before, '2026-11-30')).toBeNull()
    expect(laterThan(6, before, '2026-12-01')).toBe('2026-11-30')
  })

  it('names every month of a year, January by its year', () => {
    expect(labels(12, TODAY)).toBe('dic 2026 feb mar abr may jun jul ago sep oct nov')
    expect(labels(3, TODAY)).toBe('sep oct nov')
  })

  it('names one of every three months of three years', () => {
    expect(labels(36, TODAY)).toBe('2024 abr jul oct 2025 abr jul oct 2026 abr jul oct')
  })

  it('has a place for each name, in order', () => {
    for (const { meses } of PERIODS) {
      const places = monthMarks(windowOf(meses, TODAY)).map(({ inicio }) => inicio)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(places.every((place) => place >= 0 && place < 1)).toBe(true)
    }
  })
})
