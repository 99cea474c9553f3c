/** Duplication is a fact of two drugs: it does not depend on the list. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { duplicatesOf } from '@cauce/domain/medication/duplicate-drug'
import type { PlacedDrug } from '@cauce/domain/medication/drug-facts'
import { drugToOrder, placedDrug } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const repeats = (drug: PlacedDrug, others: readonly PlacedDrug[]) => duplicatesOf(drug, others, [])

const list = fc.array(placedDrug, { maxLength: 8 })

describe('duplicatesOf', () => {
  property('el orden de la lista no importa', [drugToOrder, list], (drug, others) => {
    expect(repeats(drug, others.toReversed())).toEqual(repeats(drug, others))
  })

  property('agregar un medicamento nunca quita un hallazgo', [drugToOrder, list, placedDrug], (drug, others, one) => {
    const keys = repeats(drug, [...others, one]).map(({ clave }) => clave)
    expect(keys).toEqual(expect.arrayContaining(repeats(drug, others).map(({ clave }) => clave)))
  })

  property('es mutuo, bajo una sola clave', [drugToOrder, drugToOrder], (one, other) => {
    const there = repeats(one, [other]).map(({ clave, severidad }) => [clave, severidad])
    expect(repeats(other, [one]).map(({ clave, severidad }) => [clave, severidad])).toEqual(there)
  })

  property('la línea no es duplicado de sí misma, y el mismo medicamento que ya se toma sí', [drugToOrder], (drug) => {
    expect(repeats(drug, [drug])).toEqual([])
    expect(repeats(drug, [drug, { ...drug, origen: 'activo' }])).toHaveLength(1)
  })

  property('nunca impide la orden', [drugToOrder, list], (drug, others) => {
    expect(repeats(drug, others).filter(({ bloquea }) => bloquea)).toEqual([])
  })
})
