/** What is drawn adds up to what is taken. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { drawnContainers, MOST_DRAWN } from '@cauce/domain/medication/container-picture'
import { containersFor, type MeasuredPosology } from '@cauce/domain/medication/containers'
import { type Contents, doseUnits } from '@cauce/domain/medication/contents'
import { contents } from '../../support/arbitraries/contents.ts'
import { property } from '../../support/property.ts'

const measured: fc.Arbitrary<{ readonly of: Contents; readonly posology: MeasuredPosology }> = contents
  .filter((of) => doseUnits(of).length > 0)
  .chain((of) =>
    fc.record({
      of: fc.constant(of),
      posology: fc.record({
        dosis: fc.integer({ min: 1, max: 80 }).map((quarters) => quarters / 4),
        unidad_dosis: fc.constantFrom(...doseUnits(of)),
        frecuencia: fc.constantFrom(4, 6, 8, 12, 24),
        tiempo: fc.constant('Horas' as const),
        duracion: fc.integer({ min: 1, max: 31 }),
      }),
    }),
  )
const LITTLE = 1e-6

describe('drawnContainers', () => {
  property('lo usado suma lo que se toma, y cada uno trae lo usado y lo que sobra', [measured], ({ of, posology }) => {
    const sum = containersFor(posology, of)
    if (sum === null || sum.envases > MOST_DRAWN) return
    const drawn = drawnContainers(sum, posology.duracion)
    expect(drawn).toHaveLength(sum.envases)
    const used = drawn.reduce((total, { usa }) => total + usa, 0)
    expect(Math.abs(used - sum.necesita)).toBeLessThanOrEqual(LITTLE * Math.max(1, sum.necesita))
    for (const { usa, sobra } of drawn) {
      expect(usa).toBeGreaterThanOrEqual(0)
      expect(Math.abs(usa + sobra - sum.trae)).toBeLessThanOrEqual(LITTLE * sum.trae)
    }
  })
})
