/** In what a dose may be written. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { doseInContents, doseUnits, mustMeasure } from '@cauce/domain/medication/contents'
import { doseFor, doseUnitError } from '@cauce/domain/medication/dose-unit'
import { contents } from '../../support/arbitraries/contents.ts'
import { property } from '../../support/property.ts'

const drug = fc.record({
  unidad_presentacion: fc.constantFrom('Frasco', 'Pluma', 'Vial'),
  contenido: fc.option(contents, { nil: null }),
})
const dosis = fc.constantFrom(0.1, 0.5, 1, 20, 1_000, 5_000)
const unidad_dosis = fc.constantFrom(null, 'mL', 'mg', 'UI', 'gotas', 'puff')

describe('doseUnitError', () => {
  property('en una unidad que no se mide nunca se ordena', [drug, dosis, unidad_dosis], (of, dose, unit) => {
    if (unit !== null && !doseUnits(of.contenido).includes(unit))
      expect(doseUnitError({ dosis: dose, unidad_dosis: unit }, of)).toContain(unit)
  })
  property('lo que nunca se toma entero no se ordena por envases', [drug, dosis], (of, dose) => {
    if (mustMeasure(of.contenido)) expect(doseUnitError({ dosis: dose, unidad_dosis: null }, of)).not.toBeNull()
  })
  property('lo que se ordena no es menor que lo que se puede medir', [drug, dosis, unidad_dosis], (of, dose, unit) => {
    const least = of.contenido?.medida_minima
    if (unit === null || of.contenido === null || least === null || least === undefined) return
    if (doseUnitError({ dosis: dose, unidad_dosis: unit }, of) !== null) return
    const [taken, smallest] = [
      doseInContents(dose, unit, of.contenido),
      doseInContents(least.cantidad, least.unidad, of.contenido),
    ]
    if (taken !== null && smallest !== null) expect(taken).toBeGreaterThanOrEqual(smallest * (1 - 1e-6))
  })
})

describe('doseFor', () => {
  property('una cifra nunca pasa a otra unidad', [drug, dosis, unidad_dosis], (of, dose, unit) => {
    const kept = doseFor(of, { dosis: dose, unidad_dosis: unit })
    expect(kept.dosis === null || kept.unidad_dosis === unit).toBe(true)
    if (kept.unidad_dosis !== null) expect(doseUnits(of.contenido)).toContain(kept.unidad_dosis)
  })
})
