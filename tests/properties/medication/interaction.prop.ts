/** What two drugs do to each other does not depend on the list in which they stand. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Finding } from '@cauce/domain/medication/check'
import { interactionsAmong } from '@cauce/domain/medication/interaction'
import { drugOf, interactionIndex, placedDrug } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const list = fc.array(placedDrug, { maxLength: 8 })
const keysOf = (findings: readonly Finding[]): readonly string[] => findings.map(({ clave }) => clave)

describe('interactionsAmong', () => {
  property('el orden de la lista no importa', [list, interactionIndex], (drugs, index) => {
    const there = interactionsAmong(drugs, index)
    expect(interactionsAmong(drugs.toReversed(), index)).toEqual(there)
    expect(interactionsAmong([...drugs.slice(1), ...drugs.slice(0, 1)], index)).toEqual(there)
  })

  property(
    'agregar un medicamento nunca quita un hallazgo',
    [list, placedDrug, interactionIndex],
    (drugs, one, index) => {
      const before = keysOf(interactionsAmong(drugs, index))
      expect(keysOf(interactionsAmong([...drugs, one], index))).toEqual(expect.arrayContaining([...before]))
    },
  )

  property('un medicamento que está dos veces cuenta una', [list, interactionIndex], (drugs, index) => {
    expect(interactionsAmong([...drugs, ...drugs], index)).toEqual(interactionsAmong(drugs, index))
  })

  property(
    'cada pareja se dice una vez, por su fila más grave, la peor primero',
    [list, interactionIndex],
    (drugs, index) => {
      const findings = interactionsAmong(drugs, index)
      const pairs = keysOf(findings).map((clave) => clave.split(':')[2])
      expect(new Set(pairs).size).toBe(pairs.length)
      const weights = findings.map(({ severidad }) => ['contraindicada', 'mayor', 'moderada'].indexOf(severidad))
      expect(weights).toEqual(weights.toSorted((one, other) => one - other))
    },
  )

  property(
    'un medicamento solo, o consigo mismo, o entre lo que ya se toma, no tiene nada',
    [fc.integer({ min: 1, max: 40 }), list, interactionIndex],
    (id, drugs, index) => {
      expect(interactionsAmong([drugOf(id), drugOf(id), drugOf(id, 'activo')], index)).toEqual([])
      expect(
        interactionsAmong(
          drugs.map((drug) => ({ ...drug, origen: 'activo' as const })),
          index,
        ),
      ).toEqual([])
    },
  )
})
