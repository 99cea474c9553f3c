/** Duplication is a fact of two drugs: it does not depend on the list. */
import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { duplicatesOf } from '@cauce/domain/medication/duplicate-drug'
import { drugToOrder, placedDrug } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const list = fc.array(placedDrug, { maxLength: 8 })

describe('duplicatesOf', () => {
  property('the order of the list does not matter', [drugToOrder, list], (drug, others) => {
    expect(duplicatesOf(drug, others.toReversed())).toEqual(duplicatesOf(drug, others))
  })

  property('adding a drug never removes a finding', [drugToOrder, list, placedDrug], (drug, others, one) => {
    const keys = duplicatesOf(drug, [...others, one]).map(({ clave }) => clave)
    expect(keys).toEqual(expect.arrayContaining(duplicatesOf(drug, others).map(({ clave }) => clave)))
  })

  property('it is mutual, under one key', [drugToOrder, drugToOrder], (one, other) => {
    const there = duplicatesOf(one, [other]).map(({ clave, severidad }) => [clave, severidad])
    expect(duplicatesOf(other, [one]).map(({ clave, severidad }) => [clave, severidad])).toEqual(there)
  })

  property('the line itself is not its duplicate, and the same drug being taken is', [drugToOrder], (drug) => {
    expect(duplicatesOf(drug, [drug])).toEqual([])
    expect(duplicatesOf(drug, [drug, { ...drug, origen: 'activo' }])).toHaveLength(1)
  })

  property('it never stops the order', [drugToOrder, list], (drug, others) => {
    expect(duplicatesOf(drug, others).filter(({ bloquea }) => bloquea)).toEqual([])
  })
})
