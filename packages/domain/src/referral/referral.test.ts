import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { EMPTY_PANEL } from './empty-panel.ts'
import {
  AcceptingSite,
  Referral,
  REFERRAL_EVENTS,
  ReferralClosing,
  ReferralEvent,
  ReferralForm,
  ReferralPanel,
  ReferralRow,
  ReferralSave,
} from './referral.ts'
import { REFERRAL_EVENT } from './referral-event.ts'

const messages = (schema: Schema.Codec<unknown, unknown>, value: unknown): readonly string[] => {
  const result = Schema.toStandardSchemaV1(schema)['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('a schema of the domain never waits')
  return result.issues?.map(({ message }) => message) ?? []
}

const form = {
  afiliado_id: 4,
  tipo_anexo_id: 3,
  tipo_solicitud: null,
  especialidad_remision: 'Ginecobstetricia',
  cie10s: [9],
  descripcion: 'Gestante de 34 semanas.',
  datos: {},
  adjuntos: [],
}
const head = {
  id: 20_418,
  tipo_anexo_id: 3,
  tipo_anexo: 'Referencia',
  estado: 'Pendiente',
  codigo_remision: null,
  tipo_solicitud: null,
  especialidad_remision: 'Ginecobstetricia',
  rep_nombre: 'Hospital San Roque',
  municipio_nombre: 'Quibdó',
  created_at: '2026-11-21T11:02:00.000Z',
  gestionada_at: null,
  cerrada_at: null,
  gestor: null,
  canal_id: 3,
  version: 1,
  demo: true,
}
const person = {
  id: 4,
  nombre_completo: 'MOSQUERA PALACIOS, Yurleidy',
  documento: 'CC 1077465012',
  edad_cumplida: 31,
  sexo: 'F',
}
const row = { ...head, afiliado: person, diagnostico: { codigo: 'O141', nombre: 'Preeclampsia severa' }, sin_leer: 0 }
const diagnosis = { id: 9, codigo: 'O141', nombre: 'Preeclampsia severa', Codigo_Nombre: 'O141 Preeclampsia severa' }
const referral = {
  ...EMPTY_PANEL,
  ...head,
  afiliado: {
    id: 4,
    nombre_completo: 'MOSQUERA PALACIOS, Yurleidy',
    tipo_documento_codigo: 'CC',
    numero_documento: '1077465012',
    edad_cumplida: 31,
    sexo: 'F',
    tipo_afiliado: { id: 1, nombre: 'Cotizante' },
    entidad: { id: 1, nombre: 'Cauce EPS' },
    ips: null,
    fecha_nacimiento: '1995-03-08',
    alergias: null,
    correo: null,
  },
  cie10s: [diagnosis],
  descripcion: 'Gestante de 34 semanas.',
  datos: {},
  adjunto_referencia: [],
  observacion_finalizacion: null,
  institucion_acepta: { id: 31, nombre: 'Clínica del Prado', municipio: 'Medellín' },
  rep_id: 12,
  rep_direccion: 'Carrera 1 # 2-03',
  departamento_nombre: 'Chocó',
  rep_telefono1: '6046710000',
  rep_telefono2: null,
  rep_correo1: null,
  rep_correo2: null,
  registra: { id: 5, nombre: 'Dra. Murillo' },
  consulta_id: null,
  no_ordena: null,
}
const event = {
  id: 'e12',
  clase: 'tomada',
  at: '2026-11-21T11:09:00.000Z',
  registrado_at: '2026-11-21T11:09:00.000Z',
  quien: { id: 9, nombre: 'Andrés Loaiza' },
  detalle: {},
}
const site = { id: 31, nombre: 'Clínica del Prado', municipio: 'Medellín', nit: '890123456' }

/** What a client of the specification does not send, and the two fields that have a sentence of their own. */
const NOT_OF_THE_SPECIFICATION = [
  'codigo_remision',
  'tipo_solicitud',
  'tipo_traslado',
  'movil_traslado',
  'hora_estimada_llegada',
  'version',
]

const ROWS: readonly (readonly [string, (value: unknown) => boolean, object, readonly string[]])[] = [
  ['the panel', Schema.is(ReferralPanel), EMPTY_PANEL, []],
  ['a save', Schema.is(ReferralSave), { ...EMPTY_PANEL, version: 2 }, NOT_OF_THE_SPECIFICATION],
  [
    'a closing',
    Schema.is(ReferralClosing),
    { ...EMPTY_PANEL, version: 2, observacion_finalizacion: 'Llegó estable' },
    NOT_OF_THE_SPECIFICATION,
  ],
  ['a registration', Schema.is(ReferralForm), form, []],
  ['a row of the list', Schema.is(ReferralRow), row, []],
  ['a referral that is opened', Schema.is(Referral), referral, []],
  ['a thing that happened', Schema.is(ReferralEvent), event, []],
  ['a site that could accept', Schema.is(AcceptingSite), site, []],
]

describe('what travels of a referral', () => {
  it.each(ROWS)('%s has all of its fields, and is not read without one of them', (_name, isRead, value, optional) => {
    expect(isRead(value)).toBe(true)
    const readWithout = Object.keys(value).filter((missing) =>
      isRead(Object.fromEntries(Object.entries(value).filter(([name]) => name !== missing))),
    )
    expect(readWithout).toEqual([...optional])
  })

  it('of the person and the diagnosis of a row, and of the site that accepts, nothing is left out', () => {
    const isRow = Schema.is(ReferralRow)
    expect(
      [{ afiliado: { id: 4 } }, { diagnostico: { codigo: 'O141' } }].map((part) => isRow({ ...row, ...part })),
    ).toEqual([false, false])
    const isReferral = Schema.is(Referral)
    const { Codigo_Nombre, ...unnamed } = diagnosis
    expect(Codigo_Nombre).toBe(`${unnamed.codigo} ${unnamed.nombre}`)
    const wrong = [{ cie10s: [unnamed] }, { institucion_acepta: { id: 31, nombre: 'Clínica del Prado' } }]
    expect(wrong.map((part) => isReferral({ ...referral, ...part }))).toEqual([false, false])
  })

  it('a referral that changed is told under the name that the screens listen to', () => {
    expect(REFERRAL_EVENT).toBe('referencia.cambio')
    expect(REFERRAL_EVENTS.map((clase) => Schema.is(ReferralEvent)({ ...event, clase }))).not.toContain(false)
    expect(Schema.is(ReferralEvent)({ ...event, clase: 'borrada' })).toBe(false)
  })
})

const diagnosisIds = (length: number) => Array.from({ length }, (_, place) => place + 1)

const fileKeys = (length: number) => Array.from({ length }, (_, place) => `r/${place}.pdf`)

const askedServices = (...servicios: readonly unknown[]) => messages(ReferralForm, { ...form, datos: { servicios } })

describe('what the server refuses of a registration', () => {
  it('is an annex that is not one of the four', () => {
    expect([1, 2, 3, 4].flatMap((tipo_anexo_id) => messages(ReferralForm, { ...form, tipo_anexo_id }))).toEqual([])
    for (const tipo_anexo_id of [0, 5, '3'])
      expect(messages(ReferralForm, { ...form, tipo_anexo_id })).toEqual(['El tipo de anexo no es uno de la lista'])
  })

  it('is one without diagnoses, or with more than ten', () => {
    expect(messages(ReferralForm, { ...form, cie10s: diagnosisIds(10) })).toEqual([])
    expect(messages(ReferralForm, { ...form, cie10s: [] })).toEqual(['Elija al menos un diagnóstico'])
    expect(messages(ReferralForm, { ...form, cie10s: diagnosisIds(11) })).toEqual(['Máximo 10 diagnósticos'])
  })

  it('is one with more than ten files', () => {
    expect(messages(ReferralForm, { ...form, adjuntos: fileKeys(10) })).toEqual([])
    expect(messages(ReferralForm, { ...form, adjuntos: fileKeys(11) })).toEqual(['Máximo 10 archivos'])
  })

  it('is a service without a quantity, and more than the form has room for', () => {
    const service = { codigo: '890304', cantidad: 1, descripcion: 'Consulta' }
    expect(askedServices(...Array.from({ length: 20 }, () => service))).toEqual([])
    expect(askedServices(...Array.from({ length: 21 }, () => service))).toEqual(['Máximo 20 servicios'])
    expect(askedServices({ ...service, cantidad: 0 })).toEqual(['Debe ser mayor que cero'])
    expect(askedServices({ codigo: '890304' })).not.toEqual([])
  })

  it('is a clinical part that is no text, or is longer than its box', () => {
    expect(messages(ReferralForm, { ...form, datos: { triage: 'II', cama: null } })).toEqual([])
    expect(messages(ReferralForm, { ...form, datos: { triage: 2 } })).not.toEqual([])
    expect(messages(ReferralForm, { ...form, datos: { hora_ingreso: 'a las seis y dos' } })).toEqual([
      'Máximo 8 caracteres',
    ])
  })
})
