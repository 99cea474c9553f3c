import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { childDose } from '@cauce/domain/medication/child-dose'
import { indexChildDoses, type ChildDoseRow } from '@cauce/domain/medication/child-row'
import type { TakenLine } from '@cauce/domain/medication/day-total'
import { drugFacts } from '@cauce/domain/medication/drug-facts'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-23'
const drug = drugFacts({
  codesumi_id: 5,
  nombre: 'Acetaminofén 500 mg tableta',
  atc: null,
  principio_activo: 'Acetaminofén',
  componentes: '',
  via: 'Oral',
})
const lineOf = (dosis: number, frecuencia: number): TakenLine => ({
  drug: { ...drug, origen: 'por_ordenar' },
  presentation: { concentracion: '500 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' },
  via: 'Oral',
  dosis,
  frecuencia,
  tiempo: 'Horas',
})
const row: ChildDoseRow = {
  principio_activo: 'Acetaminofén',
  via: 'Oral',
  edad_min_meses: 0,
  edad_max_meses: 216,
  peso_min_kg: 0,
  peso_max_kg: null,
  dosis_min: null,
  dosis_max: 15,
  unidad: 'mg/kg/dosis',
  tomas_dia_max: 4,
  max_dosis: 1_000,
  max_dia: 4_000,
  unidad_max: 'mg',
  max_dia_por_kg: null,
  contraindicado_bajo_meses: null,
  indicacion: '',
  base: '',
  fuente: '',
}
const DOSES = indexChildDoses([row])
const dosis = fc.integer({ min: 1, max: 40 }).map((value) => value / 4)
const frecuencia = fc.constantFrom(4, 6, 8, 12, 24)
const kg = fc.integer({ min: 3, max: 90 })
const meses = fc.integer({ min: 0, max: 215 })

describe('la dosis de un menor de edad', () => {
  property(
    'pasa sin aviso si y solo si la toma y el día caben en lo que pesa',
    [dosis, frecuencia, kg, meses],
    (units, every, weight, months) => {
      const child = { meses: months, peso: { kg: weight, fecha: TODAY }, ajuste: null }
      const { comparada, hallazgos } = childDose(lineOf(units, every), [], child, DOSES, TODAY)
      const [take, takes] = [units * 500, 24 / every]
      const fits = take <= Math.min(15 * weight, 1_000) && take * takes <= Math.min(15 * weight * 4, 4_000)
      expect(comparada).toBe(true)
      expect(hallazgos.length === 0).toBe(fits)
    },
  )

  property('un peso menor nunca hace menos grave la misma dosis', [dosis, frecuencia, kg, kg], (units, every, a, b) => {
    const order = ['informativa', 'moderada', 'mayor', 'contraindicada']
    const gravity = (weight: number) => {
      const child = { meses: 60, peso: { kg: weight, fecha: TODAY }, ajuste: null }
      return Math.max(
        -1,
        ...childDose(lineOf(units, every), [], child, DOSES, TODAY).hallazgos.map(({ severidad }) =>
          order.indexOf(severidad),
        ),
      )
    }
    expect(gravity(Math.min(a, b))).toBeGreaterThanOrEqual(gravity(Math.max(a, b)))
  })

  property('sin peso no se compara nunca', [dosis, frecuencia, meses], (units, every, months) => {
    const told = childDose(lineOf(units, every), [], { meses: months, peso: null, ajuste: null }, DOSES, TODAY)
    expect([told.comparada, told.por_que === null]).toEqual([false, false])
  })
})
