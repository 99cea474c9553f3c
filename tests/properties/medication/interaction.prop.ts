/** What two drugs do to each other does not depend on the list in which they stand. */
import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { Finding } from '@cauce/domain/medication/check'
import { interactionsAmong } from '@cauce/domain/medication/interaction'
import { drugOf, interactionIndex, placedDrug } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const list = fc.array(placedDrug, { maxLength: 8 })
const keysOf = (findings: readonly Finding[]): readonly string[] => findings.map(({ clave }) => clave)

describe('interactionsAmong', () => {
  property('the order of the list does not matter', [list, interactionIndex], (drugs, index) => {
    const there = interactionsAmong(drugs, index)
    expect(interactionsAmong(drugs.toReversed(), index)).toEqual(there)
    expect(interactionsAmong([...drugs.slice(1), ...drugs.slice(0, 1)], index)).toEqual(there)
  })

  property('adding a drug never removes a finding', [list, placedDrug, interactionIndex], (drugs, one, index) => {
    const before = keysOf(interactionsAmong(drugs, index))
    expect(keysOf(interactionsAmong([...drugs, one], index))).toEqual(expect.arrayContaining([...before]))
  })

  property('a drug that stands twice counts once', [list, interactionIndex], (drugs, index) => {
    expect(interactionsAmong([...drugs, ...drugs], index)).toEqual(interactionsAmong(drugs, index))
  })

  property('each pair is told once, by its gravest row, the worst first', [list, interactionIndex], (drugs, index) => {
    const findings = interactionsAmong(drugs, index)
    const pairs = keysOf(findings).map((clave) => clave.split(':')[2])
    expect(new Set(pairs).size).toBe(pairs.length)
    const weights = findings.map(({ severidad }) => ['contraindicada', 'mayor', 'moderada'].indexOf(severidad))
    expect(weights).toEqual(weights.toSorted((one, other) => one - other))
  })

  property(
    'a drug alone, or with itself, or among what is already taken, has nothing',
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
