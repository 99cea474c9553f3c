/** One day is one day: what adds up to too much is told from every line, in any order. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { dayTotals, type TakenLine } from '@cauce/domain/medication/day-total'
import { componentStrength, unitStrength } from '@cauce/domain/medication/unit-strength'
import { indexDoses } from '@cauce/domain/medication/usual-dose'
import { INGREDIENTS, placedDrug } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const DOSES = indexDoses(
  INGREDIENTS.map((principio_activo) => ({
    principio_activo,
    via: 'Oral',
    dosis_min: null,
    dosis_max: null,
    unidad_dosis: 'mg',
    max_dia: 1_000,
    frecuencia_especial: null,
    fuente: 'Prueba',
  })),
)
const line: fc.Arbitrary<TakenLine> = fc
  .record({
    drug: placedDrug,
    figures: fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 })),
    dosis: fc.integer({ min: 1, max: 8 }).map((halves) => halves / 2),
    frecuencia: fc.constantFrom(4, 6, 8, 12, 24, 48),
  })
  .map(({ drug, figures, dosis, frecuencia }) => ({
    drug,
    presentation: {
      concentracion: drug.ingredientes.length > 1 ? `${figures.join('/')} mg` : `${figures[0]} mg`,
      unidad_presentacion: 'Tableta',
      base_dosis: 'único',
    },
    via: 'Oral',
    dosis,
    frecuencia,
    tiempo: 'Horas',
  }))
const others = fc.array(line, { maxLength: 5 })
const keys = (of: TakenLine, rest: readonly TakenLine[]): readonly string[] =>
  dayTotals(of, rest, DOSES).map(({ clave }) => clave)

const about = (list: readonly string[]) => list.map((clave) => clave.split(':')[2] ?? '')

describe('dayTotals', () => {
  property('una línea más nunca quita que la suma sea demasiada', [line, others, line], (of, rest, one) => {
    expect(about(keys(of, [...rest, one]))).toEqual(expect.arrayContaining(about(keys(of, rest))))
  })

  property('es el mismo hallazgo se mire desde la línea que se mire', [line, line], (one, other) => {
    expect(keys(one, [other])).toEqual(expect.arrayContaining([...keys(other, [one])]))
  })

  property('el orden de las otras no importa', [line, others], (of, rest) => {
    expect(keys(of, rest.toReversed())).toEqual(keys(of, rest))
  })

  property('una línea sola no suma con nadie', [line], (of) => {
    expect(keys(of, [])).toEqual([])
  })
})

describe('componentStrength', () => {
  property('la de un solo componente es la de la unidad', [line], ({ presentation }) => {
    expect(componentStrength(presentation, 0, 1)).toEqual(unitStrength(presentation))
  })
})
