import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { signatureReasons } from '../access/signer.ts'
import { AgendaRow, Consultation, Measures } from './consultation.ts'
import { maria } from '../testing/affiliate-samples.ts'

const measures = {
  fecha: '2026-11-21',
  peso: 68,
  talla: 162,
  imc: 25.91,
  isc: 1.75,
  perimetro_abdominal: null,
  presion_sistolica: 138,
  presion_diastolica: 86,
}
const listed = {
  id: 31,
  primer_nombre: 'María',
  segundo_nombre: null,
  primer_apellido: 'Gómez',
  segundo_apellido: 'Castaño',
  tipo_documento_codigo: 'CC',
  numero_documento: '43512887',
  edad_cumplida: 54,
  sexo: 'F',
  tipo_afiliado_id: 1,
  alergias: [],
}
const row = {
  id: 118,
  fecha_hora: '2026-11-21T12:20:00.000Z',
  estado_id: 1,
  estado: { id: 1, nombre: 'Programada' },
  motivo: 'Control de presión',
  tipo_consulta: { id: 2, nombre: 'Control' },
  rep: null,
  medico: { id: 4, nombre: 'Laura Restrepo Mejía' },
  en_sustitucion: false,
  afiliado: listed,
}
const affiliate = {
  ...maria,
  segundo_nombre: null,
  nombre_completo: 'María Gómez Castaño',
  municipio_atencion: null,
  departamento_atencion: null,
  municipio_afiliacion: null,
  departamento_afiliacion: null,
  ips: null,
  ips_id: null,
  correo1: null,
  correo2: null,
  celular1: null,
  celular2: null,
  direccion: null,
  clasificacion: [],
  colegio_id: null,
  alergias: null,
}
const hypertension = { id: 5, codigo: 'I10X', nombre: 'Hipertensión esencial', principal: true }
const consultation = {
  id: 118,
  tipo_consulta_id: 2,
  tipo_consulta: { id: 2, nombre: 'Control' },
  fecha_hora: '2026-11-21T12:20:00.000Z',
  estado_id: 1,
  estado: { id: 1, nombre: 'Programada' },
  motivo: 'Control de presión',
  afiliado: affiliate,
  medico: { id: 4, nombre: 'Laura Restrepo Mejía' },
  datosConsulta: { rep_id: 3, rep: { id: 3, nombre: 'Sede Laureles' } },
  medidas: measures,
  isc: 1.75,
  diagnosticos: [hypertension],
  conteo_ordenes: { 1: 0, 2: 1, 3: 0, 4: 0 },
  escribe: true,
  en_sustitucion: false,
  firmas: signatureReasons({ registro_profesional: 'RM 1', profesion: 'odontologia' }, '2026-11-21'),
}
const without = (value: object, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
/** The whole consultation with another part of it. */
const within = (part: string) => (value: unknown) => Schema.is(Consultation)({ ...consultation, [part]: value })

const ROWS: readonly (readonly [string, (value: unknown) => boolean, object])[] = [
  ['las medidas', Schema.is(Measures), measures],
  ['una fila de la agenda', Schema.is(AgendaRow), row],
  ['el afiliado de una fila', (afiliado) => Schema.is(AgendaRow)({ ...row, afiliado }), listed],
  ['una consulta abierta', Schema.is(Consultation), consultation],
  ['su sede', within('datosConsulta'), consultation.datosConsulta],
  ['un diagnóstico', (each) => within('diagnosticos')([each]), hypertension],
  ['lo que puede firmar quien la abre', within('firmas'), consultation.firmas],
  ['la cuenta de sus órdenes', within('conteo_ordenes'), consultation.conteo_ordenes],
]

it.each(ROWS)('de %s se leen todos los datos, y ninguno puede faltar', (_name, isIt, whole) => {
  expect(isIt(whole)).toBe(true)
  expect(Object.keys(whole).filter((missing) => isIt(without(whole, missing)))).toEqual([])
})

it('una consulta puede no tener medidas todavía', () => {
  expect([null, {}].map(within('medidas'))).toEqual([true, false])
})
