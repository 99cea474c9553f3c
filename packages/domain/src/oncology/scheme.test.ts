import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import {
  ActiveSchemeLine,
  DoseIndex,
  Scheme,
  SchemeDrug,
  SchemeHistoryItem,
  SchemeLine,
  SchemeOrder,
  SurfaceOrigin,
} from './scheme.ts'
import { drug, line, scheme } from '../testing/scheme-samples.ts'

const messages = (schema: Schema.Codec<unknown, unknown>, value: unknown): readonly string[] => {
  const result = Schema.toStandardSchemaV1(schema)['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('a schema of the domain never waits')
  return result.issues?.map(({ message }) => message) ?? []
}

const surface = { isc: 1.97, peso: 80, talla: 175, fecha: '2026-11-21', formula: 'Mosteller' }
const order = {
  codeSumiEsquemaSeleccionado: [line],
  frecuencia_repeticion: 14,
  nombre_esquema: 'mFOLFOX6 Oxaliplatino y fluorouracilo',
  biografia: '',
  ciclo: 1,
  ciclo_total: 12,
  fecha_inicio: '2026-11-23',
}
const active = {
  id: 1,
  orden_id: 5001,
  orden_esquemas_id: 70,
  esquema_id: 12,
  nombre_esquema: 'mFOLFOX6 Oxaliplatino y fluorouracilo',
  ciclo: 1,
  ciclo_total: 12,
  codesumi: { id: null, nombre: 'Oxaliplatino' },
  cantidad_medico: 1,
  dosificacion: '167,5 mg Intravenosa, día 1',
  dosis: 85,
  unidad_medida: 'mg/m2',
  indice_dosis: 'ISC',
  dosis_formulada: 167.5,
  unidad_formulada: 'mg',
  via: 'Intravenosa',
  dias_aplicacion: '1',
  fase: null,
  duracion_infusion: '4 a 6 h',
  nota_esquema: null,
  observacion: '',
  fecha_agendamiento: '2026-11-23',
  fechas: ['2026-11-23'],
  estado_id: 1,
  estado: { id: 1, nombre: 'Activa' },
  estado_motivo: null,
  isc: surface,
  rep_id: 7,
  rep: { id: 7, nombre: 'Clínica del Norte' },
  direccionamiento_id: null,
  direccionamieno_automatico: true,
  regla_direccionamiento: 'contrato_municipio',
  motivo_direccionamiento: '',
  medico: 'Ana Ruiz Peláez',
  created_at: '2026-11-21T15:00:00.000Z',
}
const affiliate = {
  numero_documento: '43512887',
  nombre_completo: 'María Elena Gómez Restrepo',
  entidad: { nombre: 'Cauce EPS' },
}
const historyItem = {
  id: 1,
  orden_id: 5001,
  estado_id: 1,
  estado: { id: 1, nombre: 'Activa' },
  consulta: { afiliado: affiliate },
  nombre_esquema: 'mFOLFOX6 Oxaliplatino y fluorouracilo',
  medicamento: 'Oxaliplatino',
  paginacion: '1/12',
  dia: '1',
  fecha_agendamiento: '2026-11-23',
  estado_motivo: null,
  created_at: '2026-11-21T15:00:00.000Z',
}

const ROWS: readonly (readonly [string, (value: unknown) => boolean, object])[] = [
  ['a scheme of the catalogue', Schema.is(Scheme), scheme],
  ['a drug of the catalogue', Schema.is(SchemeDrug), drug],
  ['a line that is ordered', Schema.is(SchemeLine), line],
  ['where a surface came from', Schema.is(SurfaceOrigin), surface],
  ['an order', Schema.is(SchemeOrder), order],
  ['a drug of a cycle', Schema.is(ActiveSchemeLine), active],
  ['a row of the history', Schema.is(SchemeHistoryItem), historyItem],
]

const isTaken = (taken: object) => Schema.is(SchemeLine)({ ...line, propuesta: taken })

describe('what travels of a scheme', () => {
  it.each(ROWS)('%s has all of its fields, and is not read without one of them', (_name, isRead, value) => {
    expect(isRead(value)).toBe(true)
    const readWithout = Object.keys(value).filter((missing) =>
      isRead(Object.fromEntries(Object.entries(value).filter(([name]) => name !== missing))),
    )
    expect(readWithout).toEqual([])
  })

  it('of the drug of a cycle and of the patient of the history nothing is left out', () => {
    expect(Schema.is(ActiveSchemeLine)({ ...active, codesumi: { id: 3 } })).toBe(false)
    const isItem = Schema.is(SchemeHistoryItem)
    const wrong = [{}, { afiliado: {} }, { afiliado: { ...affiliate, entidad: {} } }]
    expect(wrong.map((consulta) => isItem({ ...historyItem, consulta }))).toEqual([false, false, false])
  })

  it('a dose is by surface, by weight, by Calvert or fixed, and a surface is that of Mosteller', () => {
    const isIndex = Schema.is(DoseIndex)
    expect(['ISC', 'PESO', 'AUC', 'FIJA', 'isc', ''].map((index) => isIndex(index))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect(Schema.is(SurfaceOrigin)({ ...surface, formula: 'DuBois' })).toBe(false)
  })

  it('a proposal that was taken is a cap, a weight, an AUC or a surface, with its value and its sum', () => {
    const propuesta = { valor: 2, texto: 'Tope habitual por dosis 2 mg' }
    expect(['tope', 'peso', 'auc', 'isc', 'otra'].map((tipo) => isTaken({ ...propuesta, tipo }))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect([{ tipo: 'tope' }, { tipo: 'tope', valor: 2 }].map(isTaken)).toEqual([false, false])
  })
})

const orderOfDrugs = (length: number) => ({ ...order, codeSumiEsquemaSeleccionado: Array.from({ length }, () => line) })

describe('what the server refuses of an order', () => {
  const DOSE = 'La dosis debe ser un número mayor a 0'
  const OVER = 'La dosis no puede pasar de 100 000'
  const FORMULATED_OVER = 'La dosis formulada no puede pasar de 1 000 000'
  const FORMULATED = 'La dosis formulada debe ser un número mayor a 0'
  const GIVEN = 'Las aplicaciones deben ser un número entero mayor a 0'

  it.each([
    ['dosis', ['85', Number.POSITIVE_INFINITY, 0, -85], DOSE, [0.1, 100_000]],
    ['dosis', [100_001], OVER, [100_000]],
    ['dosis_formulada', ['167', Number.POSITIVE_INFINITY, 0, -1], FORMULATED, [0.1, 1_000_000]],
    ['dosis_formulada', [1_000_001], FORMULATED_OVER, [1_000_000]],
    ['cantidad_aplicaciones', [1.5, 0, 201], GIVEN, [1, 200]],
  ])('is a line whose %s is one of %j', (field, wrong, message, right) => {
    for (const value of wrong)
      expect([...new Set(messages(SchemeLine, { ...line, [field]: value }))]).toEqual([message])
    for (const value of right) expect(messages(SchemeLine, { ...line, [field]: value })).toEqual([])
  })

  it.each([
    ['frecuencia_repeticion', 365, 'La frecuencia debe ser de 1 a 365 días'],
    ['ciclo', 60, 'El ciclo inicial debe ser de 1 a 60'],
    ['ciclo_total', 60, 'Los ciclos deben ser de 1 a 60'],
  ])('is a %s that is not from 1 to %i', (field, most, message) => {
    for (const value of [0, most + 1, 1.5])
      expect(messages(SchemeOrder, { ...order, [field]: value })).toEqual([message])
    for (const value of [1, most]) expect(messages(SchemeOrder, { ...order, [field]: value })).toEqual([])
  })

  it('is one without drugs, or with more than thirty', () => {
    expect(messages(SchemeOrder, orderOfDrugs(30))).toEqual([])
    expect(messages(SchemeOrder, orderOfDrugs(31))).toEqual(['Máximo 30 medicamentos por esquema'])
    expect(messages(SchemeOrder, orderOfDrugs(0))).toEqual(['El esquema no tiene medicamentos'])
  })
})
