/** What is proposed can be measured, is enough, and is still usual for who takes it. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { containersFor, type MeasuredPosology } from '@cauce/domain/medication/containers'
import { type Contents, doseInContents, doseUnits } from '@cauce/domain/medication/contents'
import { dosePlace } from '@cauce/domain/medication/dose-bar'
import type { DoseRanges } from '@cauce/domain/medication/dose-ranges'
import { lesserDose } from '@cauce/domain/medication/lesser-dose'
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

const ranges: fc.Arbitrary<DoseRanges> = fc
  .record({ least: fc.integer({ min: 0, max: 20 }), more: fc.integer({ min: 0, max: 30 }), menor: fc.boolean() })
  .map(({ least, more, menor }) => ({
    menor,
    meses: menor ? 60 : null,
    peso: null,
    por_que: null,
    contraindicado: null,
    rangos: [
      {
        principio: 'Amoxicilina',
        de: menor ? ('nino' as const) : ('adulto' as const),
        indicacion: '',
        unidad: 'mg',
        por_unidad: 1,
        kg: null,
        toma_min: least,
        toma_max: least + more,
        dia_min: null,
        dia_max: null,
        fuente: 'Prueba',
      },
    ],
  }))

describe('lesserDose', () => {
  property(
    'ahorra un envase, se mide, baja poco y sigue en el rango',
    [measured, ranges],
    ({ of, posology }, known) => {
      const [sum, lesser] = [containersFor(posology, of), lesserDose(posology, of, known)]
      expect(lesserDose(posology, of, null)).toBeNull()
      if (sum === null || lesser === null) return
      expect(known.menor).toBe(true)
      expect(dosePlace(known, { ...posology, dosis: lesser.dosis })).toBe('dentro')
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
    },
  )
})
