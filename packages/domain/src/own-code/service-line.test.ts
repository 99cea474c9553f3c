import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { ActiveServiceLine, OwnCode, ServiceLine } from './service-line.ts'

const line = { codigoPropio: { id: 54 }, cantidad: 1, fechaVigencia: '2026-11-21' }
const messages = (value: unknown): readonly string[] => {
  const result = Schema.toStandardSchemaV1(ServiceLine)['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('a schema of the domain never waits')
  return (result.issues ?? []).map(({ message }) => message)
}
const without = (row: object, missing: string): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== missing))

it('un servicio se ordena con su código, cantidad y vigencia; lo demás puede faltar', () => {
  expect(messages(line)).toEqual([])
  expect(messages({ ...line, observacion: null, rep: { id: 7, nombre: 'Sede Laureles' }, motivo_rep: null })).toEqual(
    [],
  )
  expect(messages({ ...line, cantidad: 999, rep: null })).toEqual([])
})

it.each([
  [without(line, 'codigoPropio'), 'El Código Propio es requerido'],
  [{ ...line, codigoPropio: {} }, 'El Código Propio es requerido'],
  [without(line, 'cantidad'), 'La cantidad es requerida'],
  [{ ...line, cantidad: 1.5 }, 'La cantidad es requerida'],
  [{ ...line, cantidad: 0 }, 'La cantidad debe ser mayor a 0'],
  [{ ...line, cantidad: 1000 }, 'Máximo 999'],
  [without(line, 'fechaVigencia'), 'La fecha de vigencia es requerida'],
])('de %j se dice «%s»', (value, message) => {
  expect(messages(value)).toEqual([message])
})

it('la sede que se escoge tiene identificador', () => {
  expect(messages({ ...line, rep: {} })).toHaveLength(1)
})

const walker = {
  id: 54,
  codigo: 'CP0054',
  nombre: 'Caminador con ruedas',
  CodigoNombre: 'CP0054 Caminador con ruedas',
  servicio: 'ayudas',
  requiere_auditoria: 0,
}
const active = {
  id: 7001,
  orden_id: 5001,
  codigo_propio: { id: 54, codigo: 'CP0054', nombre: 'Caminador con ruedas' },
  cantidad: 1,
  observacion: 'Marcha inestable',
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
  created_at: '2026-11-21T15:00:00.000Z',
}
const ROWS: readonly (readonly [string, (row: unknown) => boolean, object])[] = [
  ['un código propio', Schema.is(OwnCode), walker],
  ['un servicio activo', Schema.is(ActiveServiceLine), active],
]

it.each(ROWS)('%s se lee entero, y no si le falta un dato', (_name, isRow, row) => {
  expect(isRow(row)).toBe(true)
  expect(Object.keys(row).filter((missing) => isRow(without(row, missing)))).toEqual([])
})

it('un servicio activo dice cuál código es', () => {
  expect(Schema.is(ActiveServiceLine)({ ...active, codigo_propio: {} })).toBe(false)
})
