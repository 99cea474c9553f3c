/** What is proposed for too much in a day: never over the most, never another take, never closer than it was. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { INTERVALS, dayProposal, type OverDay } from '@cauce/domain/medication/dose-proposal'
import { indexDoses, usualDose, type DoseRow } from '@cauce/domain/medication/usual-dose'
import { drugOf } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const over: fc.Arbitrary<OverDay> = fc.record({
  toma: fc.integer({ min: 1, max: 8_000 }).map((quarters) => quarters / 4),
  cada: fc.integer({ min: 1, max: 48 }),
  maximo: fc.integer({ min: 1, max: 6_000 }),
  unidad: fc.constantFrom('mg', 'g', 'UI'),
  habitual: fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: null }),
})
const drug = drugOf(1)

describe('dayProposal', () => {
  property('lo propuesto nunca pasa del máximo, y es de la misma unidad', [over], (line) => {
    const proposal = dayProposal(line)
    if (proposal === null) return
    expect(proposal.total).toBeLessThanOrEqual(line.maximo)
    expect(proposal.unidad).toBe(line.unidad)
    expect(proposal.total).toBeCloseTo((line.toma * 24) / proposal.frecuencia)
  })

  property('es el intervalo más cercano de la lista que cabe', [over], (line) => {
    const proposal = dayProposal(line)
    if (proposal === null) return
    expect(INTERVALS).toContain(proposal.frecuencia)
    expect(proposal.frecuencia).toBeGreaterThan(line.cada)
    const nearer = INTERVALS.filter((hours) => hours > line.cada && hours < proposal.frecuencia)
    for (const hours of nearer) expect((line.toma * 24) / hours).toBeGreaterThan(line.maximo)
  })

  property('una toma mayor que la habitual no se propone', [over], (line) => {
    if (line.habitual !== null && line.toma > line.habitual * 1.001) expect(dayProposal(line)).toBeNull()
  })

  property(
    'la línea que toma lo propuesto ya no pasa del máximo del día',
    [fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 24 }), fc.integer({ min: 100, max: 4_000 })],
    (dosis, frecuencia, max_dia) => {
      const row: DoseRow = {
        principio_activo: drug.principio_activo,
        via: 'Oral',
        dosis_min: null,
        dosis_max: null,
        unidad_dosis: 'mg',
        max_dia,
        frecuencia_especial: null,
        fuente: 'Prueba',
      }
      const line = {
        drug,
        presentation: { concentracion: '500 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' },
        via: 'Oral',
        dosis,
        frecuencia,
        tiempo: 'Horas',
        edad: 40,
      } as const
      const kinds = (every: number) =>
        usualDose({ ...line, frecuencia: every }, indexDoses([row])).hallazgos.map(({ clave }) => clave)
      const [found] = usualDose(line, indexDoses([row])).hallazgos
      if (found?.propuesta !== undefined) expect(kinds(found.propuesta.frecuencia)).toEqual([])
    },
  )
})
