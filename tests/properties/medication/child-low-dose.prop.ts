/** A dose that is little for a child is told, and no row that it keeps is called little. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { childLowDose, type ComparedToLeast } from '@cauce/domain/medication/child-low-dose'
import { property } from '../../support/property.ts'

const amount = fc.integer({ min: 1, max: 400 }).map((value) => value * 5)
const least = fc.option(amount, { nil: null })
const rows = fc.array(fc.record({ least, leastDay: least }), { minLength: 1, maxLength: 4 })
const ordered = fc.record({ take: amount, times: fc.integer({ min: 1, max: 6 }) })

const compared = (
  from: readonly Pick<ComparedToLeast, 'least' | 'leastDay'>[],
  { take, times }: { readonly take: number; readonly times: number },
): readonly ComparedToLeast[] => from.map((each) => ({ ...each, unit: 'mg', take, day: take * times }))

/** What part of the least of the row it is; a row that says none is kept by any dose. */
const partOf = (row: ComparedToLeast): number => {
  if (row.least !== null) return row.take / row.least
  return row.leastDay === null ? Infinity : row.day / row.leastDay
}

describe('childLowDose', () => {
  property('se avisa exactamente si no llega a ninguna fila', [rows, ordered], (from, order) => {
    const all = compared(from, order)
    expect(childLowDose(all) !== null).toBe(all.every((row) => partOf(row) < 1))
  })

  property('pide un motivo exactamente si de la más cercana no llega a la mitad', [rows, ordered], (from, order) => {
    const all = compared(from, order)
    const low = childLowDose(all)
    if (low !== null) expect(low.severidad === 'moderada').toBe(Math.max(...all.map(partOf)) < 0.5)
  })

  property('dar más nunca la hace más baja', [rows, ordered, fc.integer({ min: 1, max: 9 })], (from, order, more) => {
    const gravity = (take: number): number => {
      const low = childLowDose(compared(from, { ...order, take }))
      return low === null ? 0 : low.severidad === 'informativa' ? 1 : 2
    }
    expect(gravity(order.take * more)).toBeLessThanOrEqual(gravity(order.take))
  })
})
