/** What a container holds: a dose is the same amount in whatever unit it is written. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { doseInContents, doseUnits, drugPerUnit, mustMeasure } from '@cauce/domain/medication/contents'
import { contents } from '../../support/arbitraries/contents.ts'
import { property } from '../../support/property.ts'

describe('doseUnits', () => {
  property('cada unidad que se ofrece se puede medir en lo que trae el envase', [contents], (of) => {
    for (const unit of doseUnits(of)) expect(doseInContents(1, unit, of)).toBeGreaterThan(0)
  })
  property(
    'la misma dosis, escrita en dos unidades, es lo mismo del envase',
    [contents, fc.integer({ min: 1, max: 500 })],
    (of, dose) => {
      for (const unit of doseUnits(of)) {
        const [held, one] = [doseInContents(dose, unit, of) ?? 0, doseInContents(1, of.unidad_contenido, of) ?? 0]
        expect(doseInContents(held / one, of.unidad_contenido, of)).toBeCloseTo(held, 9)
      }
    },
  )
  property('lo que trae la dosis es proporcional a la dosis', [contents], (of) => {
    for (const unit of doseUnits(of)) {
      const drug = drugPerUnit(unit, of)
      if (drug === null || of.concentracion === null) continue
      expect(drug.cantidad).toBeCloseTo((doseInContents(1, unit, of) ?? 0) * of.concentracion.cantidad, 9)
    }
  })
})

describe('mustMeasure', () => {
  property('solo se obliga a medir lo que se guarda para la otra toma y se puede medir', [contents], (of) => {
    expect(mustMeasure(of)).toBe(of.divisible && doseUnits(of).length > 0)
  })
})
