import { describe, expect } from 'vitest'
import { indexChildDoses } from '@cauce/domain/medication/child-row'
import { barInWords, doseBars, spanInWords } from '@cauce/domain/medication/dose-bar-picture'
import { doseRanges } from '@cauce/domain/medication/dose-ranges'
import { indexDoses } from '@cauce/domain/medication/usual-dose'
import { adultRows, childRows, DRUG, knownChild, TODAY, writtenDose } from '../../support/arbitraries/dose-ranges.ts'
import { property } from '../../support/property.ts'

describe('la barra', () => {
  property(
    'tiene en su escala la dosis y todos los rangos, y los dice todos',
    [knownChild, childRows, adultRows, writtenDose],
    (child, rows, adult, dose) => {
      const knowledge = { doses: indexDoses(adult), childDoses: indexChildDoses(rows) }
      const ranges = doseRanges(DRUG, child, knowledge, TODAY)
      const bars = doseBars(ranges, dose)
      expect(bars.length > 0).toBe(ranges.rangos.some(({ de }) => de === 'nino'))
      for (const bar of bars) {
        expect(bar.valor).toBeGreaterThan(0)
        expect(bar.valor).toBeLessThan(bar.fin)
        for (const span of bar.tramos) {
          expect(span.desde).toBeLessThan(bar.fin)
          if (span.hasta !== null) expect(span.hasta).toBeLessThan(bar.fin)
          expect(barInWords(bar)).toContain(spanInWords(span))
        }
        expect(barInWords(bar).includes('máximo de un adulto')).toBe(bar.adulto !== null)
      }
    },
  )
})
