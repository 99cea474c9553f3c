import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { REQUIRED_FIELD } from '../text/field.ts'
import { PreOrderItem } from './pre-order-item.ts'

const item = { procedimiento: { id: 31 }, cantidad: 1, fechaVigencia: '2026-11-21', observacion: 'En ayunas' }
const messagesOf = (changes: Record<string, unknown>): readonly string[] => {
  const validate = Schema.toStandardSchemaV1(PreOrderItem, { parseOptions: { errors: 'all' } })['~standard'].validate
  const result = validate({ ...item, ...changes })
  return result instanceof Promise ? [] : (result.issues ?? []).map(({ message }) => message)
}

it('needs the procedure, the quantity, the date and the observation', () => {
  expect(messagesOf({})).toEqual([])
})

it('takes a line with its site, its reason and its history', () => {
  expect(messagesOf({ rep: { id: 11 }, motivo_rep: null, historico_id: 40218, consulta_id: 1 })).toEqual([])
  expect(messagesOf({ rep: null, historico_id: true })).toEqual([])
})

it('refuses quantities that no procedure allows', () => {
  expect(messagesOf({ cantidad: 0 })).toEqual(['La cantidad debe ser al menos 1'])
  expect(messagesOf({ cantidad: 1.5 })).toEqual(['La cantidad debe ser un número entero'])
  expect(messagesOf({ cantidad: 10_000 })).toEqual(['La cantidad es demasiado grande'])
})

it('refuses a blank observation and a day that is not in the calendar', () => {
  expect(messagesOf({ observacion: ' ', fechaVigencia: '2026-02-30' }).toSorted()).toEqual([
    REQUIRED_FIELD,
    'Debe ser una fecha válida (AAAA-MM-DD)',
  ])
})

it('el procedimiento y la sede de una línea dicen su número', () => {
  const line = { procedimiento: { id: 31 }, cantidad: 1, fechaVigencia: '2026-11-21', observacion: 'En ayunas' }
  const isLine = Schema.is(PreOrderItem)
  expect(isLine({ ...line, rep: { id: 7 } })).toBe(true)
  expect([{ procedimiento: {} }, { rep: {} }].map((part) => isLine({ ...line, ...part }))).toEqual([false, false])
})
