/** A child, the rows of its doses and lines of acetaminophen, for the tests. */
import { childDose } from '../medication/child-dose.ts'
import { indexChildDoses, type ChildDoseRow } from '../medication/child-row.ts'
import type { KnownChild } from '../medication/child-weight.ts'
import type { TakenLine } from '../medication/day-total.ts'
import { drugFacts } from '../medication/drug-facts.ts'

const TODAY = '2026-11-23'
export const row = (change: Partial<ChildDoseRow> = {}): ChildDoseRow => ({
  principio_activo: 'Acetaminofén',
  via: 'Oral',
  edad_min_meses: 3,
  edad_max_meses: 216,
  peso_min_kg: 0,
  peso_max_kg: null,
  dosis_min: 10,
  dosis_max: 15,
  unidad: 'mg/kg/dosis',
  tomas_dia_max: 6,
  max_dosis: 1000,
  max_dia: 4000,
  unidad_max: 'mg',
  max_dia_por_kg: 75,
  contraindicado_bajo_meses: null,
  indicacion: 'dolor o fiebre',
  base: '',
  fuente: 'Prueba',
  ...change,
})
export const line = (change: Partial<TakenLine> = {}): TakenLine => ({
  drug: {
    ...drugFacts({
      codesumi_id: 5,
      nombre: 'Acetaminofén 500 mg tableta',
      atc: null,
      principio_activo: 'Acetaminofén',
      componentes: '',
      via: 'Oral',
    }),
    origen: 'por_ordenar',
  },
  presentation: { concentracion: '500 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' },
  via: 'Oral',
  dosis: 1,
  frecuencia: 6,
  tiempo: 'Horas',
  ...change,
})
export const child = (meses: number, kg: number | null, fecha = '2026-11-20'): KnownChild => ({
  meses,
  peso: kg === null ? null : { kg, fecha },
  ajuste: null,
})
export const told = (
  who: KnownChild,
  rows: readonly ChildDoseRow[] = [row()],
  change: Partial<TakenLine> = {},
  others: readonly TakenLine[] = [],
) => childDose(line(change), others, who, indexChildDoses(rows), TODAY)
export const drugOf = (codesumi_id: number, principio_activo: string, componentes: string, via = 'Oral') => ({
  ...drugFacts({ codesumi_id, nombre: principio_activo, atc: null, principio_activo, componentes, via }),
  origen: 'por_ordenar' as const,
})
