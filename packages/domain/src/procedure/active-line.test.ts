import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { ActiveProcedureLine, LineConsentState, LineMove } from './active-line.ts'
import { OrderHistoryRow, Procedure } from './procedure.ts'

const lackingOne = (isRow: (row: unknown) => boolean, row: object): readonly string[] =>
  Object.keys(row).filter((missing) =>
    isRow(Object.fromEntries(Object.entries(row).filter(([name]) => name !== missing))),
  )

const line = {
  id: 7001,
  orden_id: 5001,
  cup: { id: 31, codigo: '902210', nombre: 'Hemograma IV' },
  cantidad: 1,
  observacion: 'En ayunas',
  rep_id: null,
  rep: null,
  direccionamiento_id: null,
  direccionamieno_automatico: true,
  regla_direccionamiento: 'ninguna',
  motivo_direccionamiento: '',
  fecha_vigencia: '2026-11-21',
  fecha_vencimiento: '2027-02-19',
  estado_id: 1,
  estado: { id: 1, nombre: 'Activo' },
  estado_desde: '2026-11-21T15:00:00.000Z',
  estado_motivo: null,
  consentimiento: 'no_requiere',
  consentimiento_documento: null,
  created_at: '2026-11-21T15:00:00.000Z',
}
const move = {
  evento: 'orden.aprobar',
  de_estado_id: 3,
  a_estado_id: 1,
  operador: 'Ana Ruiz Peláez',
  motivo: null,
  created_at: '2026-11-21T15:00:00.000Z',
}
const hemogram = {
  id: 31,
  codigo: '902210',
  nombre: 'Hemograma IV',
  requiere_auditoria: 0,
  requiere_consentimiento: 0,
  cantidad_maxima: 2,
  sexo: 'Z',
}
const earlier = {
  orden_id: 4001,
  estado: 'Activo',
  estado_id: 1,
  rep_nombre: null,
  fecha_vigencia: '2026-10-02',
  cantidad: 1,
}
const ROWS: readonly (readonly [string, (row: unknown) => boolean, object])[] = [
  ['una línea activa', Schema.is(ActiveProcedureLine), line],
  ['un paso de su vida', Schema.is(LineMove), move],
  ['un procedimiento', Schema.is(Procedure), hemogram],
  ['una orden anterior', Schema.is(OrderHistoryRow), earlier],
]

it.each(ROWS)('de %s se leen todos los datos, y ninguno puede faltar', (_name, isRow, row) => {
  expect(isRow(row)).toBe(true)
  expect(lackingOne(isRow, row)).toEqual([])
})

it('una línea dice qué procedimiento es y cómo está su consentimiento', () => {
  expect(Schema.is(ActiveProcedureLine)({ ...line, cup: {} })).toBe(false)
  const states = ['no_requiere', 'por_firmar', 'firmado', 'disentido', 'impreso', '', 'vencido']
  expect(states.map((state) => Schema.is(LineConsentState)(state))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
