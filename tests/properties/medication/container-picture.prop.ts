/** What is drawn adds up to what is taken, and what is proposed can be measured and is enough. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { drawnContainers, lesserDose, MOST_DRAWN } from '@cauce/domain/medication/container-picture'
import { containersFor, type MeasuredPosology } from '@cauce/domain/medication/containers'
import { type Contents, doseInContents, doseUnits } from '@cauce/domain/medication/contents'
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

describe('lesserDose', () => {
  property('ahorra un envase, se mide y baja poco', [measured], ({ of, posology }) => {
    const [sum, lesser] = [containersFor(posology, of), lesserDose(posology, of)]
    if (sum === null || lesser === null) return
    expect(lesser.envases).toBeLessThan(sum.envases)
    expect(lesser.dosis).toBeLessThan(posology.dosis)
    expect(lesser.dosis).toBeGreaterThanOrEqual(posology.dosis * 0.9 - LITTLE)
    const least = of.medida_minima
    expect(least).not.toBeNull()
    if (least === null) return
    const [taken, step] = [
      doseInContents(lesser.dosis, posology.unidad_dosis, of) ?? 0,
      doseInContents(least.cantidad, least.unidad, of) ?? 1,
    ]
    const steps = taken / step
    expect(Math.abs(steps - Math.round(steps))).toBeLessThan(LITTLE * Math.max(1, steps))
  })
})
