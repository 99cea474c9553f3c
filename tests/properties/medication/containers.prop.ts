/** Containers of a month: always enough, never one more than is needed. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
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
        dosis: fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
        unidad_dosis: fc.constantFrom(...doseUnits(of)),
        frecuencia: fc.constantFrom(4, 6, 8, 12, 24),
        tiempo: fc.constant('Horas' as const),
        duracion: fc.integer({ min: 1, max: 31 }),
      }),
    }),
  )
/** Sums of decimals are not exact. */
const LITTLE = 1e-6

describe('containersFor', () => {
  property('alcanzan para todas las tomas', [measured], ({ of, posology }) => {
    const sum = containersFor(posology, of)
    expect(sum).not.toBeNull()
    if (sum === null) return
    expect(sum.envases * sum.trae + LITTLE * sum.necesita).toBeGreaterThanOrEqual(sum.necesita)
    expect(sum.envases).toBeGreaterThanOrEqual(1)
  })

  property('con uno menos no alcanzan, o el último se usaría vencido', [measured], ({ of, posology }) => {
    const sum = containersFor(posology, of)
    if (sum === null) return
    if (sum.por_toma === null) {
      const short = (sum.envases - 1) * sum.trae < sum.necesita
      const old = of.dias_abierto !== null && (sum.envases - 1) * of.dias_abierto < posology.duracion
      expect(short || old).toBe(true)
    } else expect((sum.por_toma - 1) * sum.trae).toBeLessThan(posology.dosis)
  })

  property('una toma más nunca pide menos envases', [measured], ({ of, posology }) => {
    const more = containersFor({ ...posology, duracion: posology.duracion + 1 }, of)
    expect(more?.envases).toBeGreaterThanOrEqual(containersFor(posology, of)?.envases ?? 0)
  })
})
