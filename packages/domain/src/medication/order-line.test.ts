import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { losartan } from '../testing/medication-samples.ts'
import { REQUIRED_FIELD } from '../text/field.ts'
import { REASON_TOO_POOR } from '../text/substance.ts'
import {
  ActiveMedicationLine,
  Diagnosis,
  DOSE_MESSAGE,
  DURATION_MESSAGE,
  FavouriteLine,
  FREQUENCY_MESSAGE,
  MedicationHistoryRow,
  MedicationLine,
  MONTHS_MESSAGE,
  PrescriptionChange,
} from './order-line.ts'

const sent: MedicationLine = {
  articulo: { codesumi: { id: 7 } },
  via: 'Oral',
  dosis: 1,
  frecuencia: 12,
  tiempo: 'Horas',
  duracion: 30,
  meses: 1,
  cantidadMedico: 60,
  observacion: 'Con agua',
  fechaVigencia: '2026-11-21',
  rep_id: 3,
  diagnostico_id: 5,
  comprobaciones: [{ comprobacion: 'alergia', respuesta: 'limpia' }],
}
const messages = (change: object): readonly string[] => {
  const result = Schema.toStandardSchemaV1(MedicationLine)['~standard'].validate({ ...sent, ...change })
  if (result instanceof Promise) throw new Error('a schema of the domain never waits')
  return result.issues?.map(({ message }) => message) ?? []
}
const lackingOne = (isRow: (row: unknown) => boolean, row: object): readonly string[] =>
  Object.keys(row).filter((missing) =>
    isRow(Object.fromEntries(Object.entries(row).filter(([name]) => name !== missing))),
  )

describe('la línea que se envía', () => {
  it('se recibe entera, y no puede faltarle nada', () => {
    expect(messages({})).toEqual([])
    expect(lackingOne(Schema.is(MedicationLine), sent)).toEqual([])
  })

  it.each([
    ['dosis', [0.25, 100_000_000], [0, 'una', Number.NaN, Number.POSITIVE_INFINITY], DOSE_MESSAGE],
    ['dosis', [1_000.5], [100_000_000.5], 'La dosis no puede pasar de 100 000 000'],
    ['frecuencia', [0.5, 744], [0, 745, 'ocho', Number.NaN, Number.POSITIVE_INFINITY], FREQUENCY_MESSAGE],
    ['duracion', [1, 31], [0, 32, 1.5], DURATION_MESSAGE],
    ['meses', [1, 6], [0, 7, 1.5], MONTHS_MESSAGE],
  ])('dice en español qué pasa con su %s', (field, right, wrong, message) => {
    expect(right.flatMap((value) => messages({ [field]: value }))).toEqual([])
    const said = wrong.map((value) => new Set(messages({ [field]: value })))
    expect(said).toEqual(wrong.map(() => new Set([message])))
  })

  it('dice qué medicamento es, y si reemplaza a otra línea, a cuál y por qué', () => {
    const isLine = Schema.is(MedicationLine)
    expect([{}, { codesumi: {} }].map((articulo) => isLine({ ...sent, articulo }))).toEqual([false, false])
    const reemplaza = { orden_articulos_id: 4, motivo: 'Tiene tos seca' }
    expect(messages({ reemplaza })).toEqual([])
    expect(messages({ reemplaza: { ...reemplaza, motivo: ' ' } })).toEqual([REQUIRED_FIELD])
    expect(messages({ reemplaza: { ...reemplaza, motivo: '.' } })).toEqual([REASON_TOO_POOR])
    expect(isLine({ ...sent, reemplaza: { motivo: 'Tos seca' } })).toBe(false)
  })
})

const posology = {
  codesumi: losartan.codesumi,
  via: 'Oral',
  dosis: 1,
  unidad_dosis: null,
  frecuencia: 12,
  unidad_tiempo: 'Horas',
  duracion: 30,
  meses: 1,
  cantidad_medico: 60,
  formula: '1 cada 12 h durante 30 días = 60 tabletas',
  observacion: 'Con agua',
  diagnostico: { id: 5, codigo: 'I10X', nombre: 'Hipertensión esencial' },
}
const active = {
  id: 7001,
  orden_id: 5001,
  ...posology,
  requiere_autorizacion: 0,
  rep_id: null,
  rep: null,
  direccionamiento_id: null,
  direccionamieno_automatico: true,
  regla_direccionamiento: 'ninguna',
  motivo_direccionamiento: '',
  fecha_vigencia: '2026-11-21',
  fecha_vencimiento: '2026-12-21',
  fin_tratamiento: '2026-12-20',
  estado_id: 1,
  estado: { id: 1, nombre: 'Activo' },
  estado_desde: '2026-11-21T15:00:00.000Z',
  estado_motivo: null,
  reemplaza_id: null,
  medico: 'Laura Restrepo Mejía',
  comprobaciones: [],
  created_at: '2026-11-21T15:00:00.000Z',
}
const change = { tipo: 'alergia', texto: 'Alergia registrada después: Penicilinas', severidad: 'grave' }
const earlier = {
  id: 6001,
  orden_id: 4001,
  ...posology,
  rep: null,
  estado_id: 1,
  estado: { id: 1, nombre: 'Activo' },
  medico: 'Laura Restrepo Mejía',
  fecha_vigencia: '2026-09-12',
  created_at: '2026-09-12T15:00:00.000Z',
  sigue_activa: false,
  cambios: [change],
}
const favourite = {
  codesumi_id: 7,
  via: 'Oral',
  dosis: 1,
  unidad_dosis: null,
  frecuencia: 12,
  unidad_tiempo: 'Horas',
  duracion: 30,
  meses: 1,
  observacion: 'Con agua',
  veces: 12,
}
const ROWS: readonly (readonly [string, (row: unknown) => boolean, object])[] = [
  ['un diagnóstico', Schema.is(Diagnosis), posology.diagnostico],
  ['una línea activa', Schema.is(ActiveMedicationLine), active],
  ['un cambio', Schema.is(PrescriptionChange), change],
  ['una línea del histórico', Schema.is(MedicationHistoryRow), earlier],
  ['una línea que se escribe a menudo', Schema.is(FavouriteLine), favourite],
]

it.each(ROWS)('de %s se leen todos los datos, y ninguno puede faltar', (_name, isRow, row) => {
  expect(isRow(row)).toBe(true)
  expect(lackingOne(isRow, row)).toEqual([])
})

it('un cambio es de uno de los seis tipos, y es grave o un aviso', () => {
  const isChange = Schema.is(PrescriptionChange)
  const kinds = ['alergia', 'desabastecimiento', 'dosis', 'diagnostico', 'retirado', 'autorizacion', '']
  expect(kinds.filter((tipo) => isChange({ ...change, tipo }))).toEqual(kinds.slice(0, -1))
  expect(['grave', 'aviso', ''].map((severidad) => isChange({ ...change, severidad }))).toEqual([true, true, false])
})
