import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { Affiliate, AllergyRecord } from './affiliate.ts'
import { maria } from '../testing/affiliate-samples.ts'

const allergy = { id: 1, nombre: 'Penicilina', reaccion: 'Urticaria', anio: 2011 }
const complete = {
  ...maria,
  segundo_nombre: 'Elena',
  nombre_completo: 'María Elena Gómez Castaño',
  municipio_atencion: { id: 1, nombre: 'Medellín' },
  departamento_atencion: { id: 5, nombre: 'Antioquia' },
  municipio_afiliacion: null,
  departamento_afiliacion: null,
  ips: { id: 7, nombre: 'Sede Laureles' },
  ips_id: 7,
  correo1: 'maria@correo.co',
  correo2: null,
  celular1: '3005550101',
  celular2: null,
  direccion: 'Calle 44 # 70-12',
  clasificacion: [{ nombre: 'Crónico', descripcion: 'Programa de hipertensión' }],
  colegio_id: null,
  alergias: [allergy],
}
const ROWS: readonly (readonly [string, (row: unknown) => boolean, object])[] = [
  ['un afiliado', Schema.is(Affiliate), complete],
  ['una alergia', Schema.is(AllergyRecord), allergy],
]

it.each(ROWS)('de %s se leen todos los datos, y ninguno puede faltar', (_name, isRow, row) => {
  expect(isRow(row)).toBe(true)
  const withoutOne = Object.keys(row).filter((missing) =>
    isRow(Object.fromEntries(Object.entries(row).filter(([name]) => name !== missing))),
  )
  expect(withoutOne).toEqual([])
})

it('no haber preguntado por alergias no es lo mismo que no tener ninguna, y las dos cosas se pueden decir', () => {
  const isAffiliate = Schema.is(Affiliate)
  expect([null, [], [{}]].map((alergias) => isAffiliate({ ...complete, alergias }))).toEqual([true, true, false])
  expect(isAffiliate({ ...complete, tipo_documento: {} })).toBe(false)
  expect(isAffiliate({ ...complete, clasificacion: [{}] })).toBe(false)
})
