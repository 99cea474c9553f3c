import * as fc from 'fast-check'
import { expect } from 'vitest'
import { drugFacts } from '@cauce/domain/medication/drug-facts'
import { needsSecondSignature } from '@cauce/domain/medication/second-signature'
import type { Ceiling } from '@cauce/domain/oncology/ceiling-amounts'
import { ceilingField, prescribedCeilings, type PrescribedLine } from '@cauce/domain/oncology/prescribed-ceilings'
import { property } from '../../support/property.ts'

const ceiling = fc
  .record({
    tipo: fc.constantFrom('por_dosis' as const, 'por_ciclo' as const, 'de_por_vida' as const),
    valor: fc.integer({ min: 1, max: 900 }),
    unidad: fc.constantFrom('mg' as const, 'mg/m2' as const, 'mg/kg' as const),
    desviacion_maxima_pct: fc.constantFrom(0, 10, 20),
    vias_prohibidas: fc.constantFrom([], ['Intratecal']),
  })
  .map((each): Ceiling => ({
    ...each,
    principio_activo: 'Lomustina',
    fase: '',
    vias_permitidas: [],
    fuente: 'Ficha técnica',
  }))
const drug = drugFacts({
  codesumi_id: 7,
  nombre: 'Lomustina 10 mg',
  atc: null,
  principio_activo: 'Lomustina',
  componentes: 'Lomustina',
  via: 'Oral',
})
const line = fc
  .record({
    dosis: fc.integer({ min: 1, max: 40 }),
    frecuencia: fc.constantFrom(8, 12, 24),
    duracion: fc.integer({ min: 1, max: 31 }),
    meses: fc.integer({ min: 1, max: 6 }),
    via: fc.constantFrom('Oral', 'Intratecal'),
  })
  .map((each): PrescribedLine => ({
    ...each,
    tiempo: 'Horas',
    drug: { ...drug, origen: 'por_ordenar' },
    presentation: { concentracion: '10 mg', unidad_presentacion: 'Cápsula', base_dosis: null },
  }))
const who = fc
  .record({ isc: fc.integer({ min: 110, max: 260 }), peso: fc.integer({ min: 31, max: 150 }) })
  .map(({ isc, peso }) => ({ isc: isc / 100, peso, edad: 40 }))
const before = fc.integer({ min: 0, max: 20_000 })

const given = (mg: number) =>
  mg === 0 ? [] : [{ principio: 'Lomustina', cantidad: { cantidad: mg, unidad: 'mg' }, isc: null }]

/** The definition, told otherwise: milligrams of a take, of a month or of all the months, beside the limit in milligrams. */
const reached = ({ dosis, frecuencia, duracion, meses }: PrescribedLine, { tipo }: Ceiling, mg: number): number => {
  const take = dosis * 10
  const month = take * Math.ceil(((duracion ?? 0) * 24) / frecuencia)
  return tipo === 'por_dosis' ? take : tipo === 'por_ciclo' ? month : month * meses + mg
}
const limitOf = ({ valor, unidad }: Ceiling, { isc, peso }: { readonly isc: number; readonly peso: number }): number =>
  valor * (unidad === 'mg' ? 1 : unidad === 'mg/m2' ? isc : peso)

property(
  'nada pasa del tope sin que otra persona firme, y sobre el tope duro o por la vía prohibida nadie',
  [line, ceiling, who, before],
  (one, row, person, mg) => {
    const { hallazgos, sin_verificar } = prescribedCeilings([one], 0, person, { ceilings: [row], given: given(mg) })
    expect(sin_verificar).toBeNull()
    if (row.vias_prohibidas.includes(one.via)) {
      expect(hallazgos.map(({ clave, bloquea }) => [ceilingField(clave), bloquea])).toEqual([['via', true]])
      return
    }
    // What rounding each application to one decimal can add.
    const isPlain = row.unidad === 'mg'
    const share = reached(one, row, mg) / limitOf(row, person)
    const slack = isPlain ? 1e-6 : (0.05 * 31 * 3 * 6) / limitOf(row, person) + 1e-6
    if (share > 1 + slack) expect(hallazgos).toHaveLength(1)
    if (share <= 1) expect(hallazgos).toEqual([])
    const nobody = row.desviacion_maxima_pct === 0 || row.tipo !== 'por_ciclo'
    if (share > 1 + row.desviacion_maxima_pct / 100 + slack) expect(hallazgos[0]?.bloquea).toBe(nobody)
    const passing = hallazgos.filter(({ bloquea }) => !bloquea)
    expect(needsSecondSignature(passing, { clases: [] })).toEqual(passing)
  },
)

property('quien no está medido no pasa por comparado si algún adulto se pasaría', [line, ceiling], (one, row) => {
  const known = { ceilings: [row], given: [] }
  const blind = prescribedCeilings([one], 0, { isc: null, peso: null, edad: 40 }, known)
  const small = prescribedCeilings([one], 0, { isc: 1, peso: 30, edad: 40 }, known)
  expect(blind.hallazgos.length > 0 || blind.sin_verificar !== null).toBe(small.hallazgos.length > 0)
})
