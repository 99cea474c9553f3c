/** Rows of doses of children and of adults for one drug, a child, and doses as they are written. */
import * as fc from 'fast-check'
import type { ChildDoseRow } from '@cauce/domain/medication/child-row'
import type { KnownChild } from '@cauce/domain/medication/child-weight'
import { drugFacts } from '@cauce/domain/medication/drug-facts'
import type { DoseRow } from '@cauce/domain/medication/usual-dose'

export const TODAY = '2026-11-23'
export const DRUG = {
  drug: {
    ...drugFacts({
      codesumi_id: 5,
      nombre: 'Acetaminofén 500 mg tableta',
      atc: null,
      principio_activo: 'Acetaminofén',
      componentes: '',
      via: 'Oral',
    }),
    origen: 'por_ordenar' as const,
  },
  presentation: { concentracion: '500 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' },
  via: 'Oral',
}

const maybe = <A>(of: fc.Arbitrary<A>): fc.Arbitrary<A | null> => fc.option(of, { nil: null })
const amount = fc.integer({ min: 1, max: 60 })

export const childRows: fc.Arbitrary<readonly ChildDoseRow[]> = fc.array(
  fc
    .record({
      least: amount,
      more: amount,
      unidad: fc.constantFrom('mg/kg/dosis', 'mg/kg/día', 'mg/dosis', 'mg/día'),
      tomas_dia_max: maybe(fc.integer({ min: 1, max: 6 })),
      max_dosis: maybe(fc.constantFrom(250, 1000)),
      max_dia: maybe(fc.constantFrom(1000, 4000)),
      edad_min_meses: fc.constantFrom(0, 3, 24),
      edad_max_meses: fc.constantFrom(72, 216),
      indicacion: fc.constantFrom('', 'otitis', 'fiebre'),
    })
    .map(({ least, more, ...row }) => ({
      ...row,
      principio_activo: 'Acetaminofén',
      via: 'Oral',
      peso_min_kg: 0,
      peso_max_kg: null,
      dosis_min: least,
      dosis_max: least + more,
      unidad_max: 'mg',
      max_dia_por_kg: null,
      contraindicado_bajo_meses: null,
      base: '',
      fuente: 'Prueba',
    })),
  { minLength: 0, maxLength: 3 },
)

export const adultRows: fc.Arbitrary<readonly DoseRow[]> = fc.array(
  fc.record({
    principio_activo: fc.constant('Acetaminofén'),
    via: fc.constant('Oral'),
    dosis_min: maybe(fc.constantFrom(250, 500)),
    dosis_max: maybe(fc.constantFrom(500, 1000)),
    unidad_dosis: fc.constantFrom('mg', 'g', 'mL'),
    max_dia: maybe(fc.constantFrom(1000, 3000)),
    frecuencia_especial: fc.constant(null),
    fuente: fc.constant('Adultos'),
  }),
  { maxLength: 2 },
)

export const knownChild: fc.Arbitrary<KnownChild> = fc.record({
  meses: fc.integer({ min: 0, max: 215 }),
  peso: maybe(fc.record({ kg: fc.integer({ min: 3, max: 90 }), fecha: fc.constantFrom(TODAY, '2026-09-01') })),
  ajuste: fc.constant(null),
})

export const writtenDose = fc.record({
  dosis: fc.integer({ min: 1, max: 60 }).map((quarters) => quarters / 8),
  frecuencia: fc.constantFrom(4, 6, 8, 12, 24),
  tiempo: fc.constant('Horas' as const),
})
