import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { Affiliate, AllergyRecord } from './affiliate.ts'

const allergy = { id: 1, nombre: 'Penicilina', reaccion: 'Urticaria', anio: 2011 }
const maria = {
  id: 31,
  primer_nombre: 'María',
  segundo_nombre: 'Elena',
  primer_apellido: 'Gómez',
  segundo_apellido: 'Castaño',
  nombre_completo: 'María Elena Gómez Castaño',
  tipo_documento: { id: 1, codigo: 'CC', nombre: 'Cédula de ciudadanía' },
  numero_documento: '43512887',
  sexo: 'F',
  fecha_nacimiento: '1972-03-02',
  edad_cumplida: 54,
  tipo_afiliado_id: 1,
  tipo_afiliado: { id: 1, nombre: 'Cotizante' },
  estado_afiliado: { id: 1, nombre: 'Activo' },
  entidad: { id: 1, nombre: 'Cauce EPS' },
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
  ['un afiliado', Schema.is(Affiliate), maria],
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
  expect([null, [], [{}]].map((alergias) => isAffiliate({ ...maria, alergias }))).toEqual([true, true, false])
  expect(isAffiliate({ ...maria, tipo_documento: {} })).toBe(false)
  expect(isAffiliate({ ...maria, clasificacion: [{}] })).toBe(false)
})
