import { describe, expect, it } from 'vitest'
import { MEDICATION_ORDER_DONE, MEDICATION_ORDER_ERROR } from '@cauce/domain/medication/messages'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { PortFailure } from '../failure.ts'
import { checked, draftOf, medicationInput, trimetoprim, undone, warfarina } from '../testing/medication-samples.ts'
import { newOrder } from './draft.ts'
import * as outcome from './outcome.ts'
import type { MedicationItem, MedicationOrderContext } from './types.ts'

const rep = { id: 8, nombre: 'Farmacia Laureles' }

const itemOf = (key: number, change: Partial<MedicationItem> = {}): MedicationItem => ({
  key,
  draft: draftOf(key === 2 ? trimetoprim : warfarina, { rep }),
  routing: null,
  comprobaciones: [checked()],
  errores: {},
  sinResponder: [],
  ...change,
})

const sent = (change: Partial<MedicationOrderContext> = {}): MedicationOrderContext => ({
  ...newOrder(medicationInput),
  items: [itemOf(1), itemOf(2)],
  idempotencyKey: 'clave-1',
  ...change,
})

const dialog = (mensaje: string) => ({ titulo: ERROR_TITLE, mensaje, tipo: 'error' })

it('the list travels with what was checked of each line; what lacks something does not travel', () => {
  const items = [itemOf(1, { comprobaciones: [undone] }), itemOf(2, { draft: draftOf(trimetoprim) })]
  const lines = outcome.toWire(sent({ items }))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    articulo: { codesumi: { id: 20 } },
    rep_id: 8,
    comprobaciones: [{ comprobacion: 'interacciones', respuesta: 'no_verificada', por_que: undone.por_que }],
  })
})

describe('an order that was not placed', () => {
  it('keeps its key where nobody knows', () => {
    expect(outcome.answerLost(null)).toEqual({ dialog: dialog(MEDICATION_ORDER_ERROR) })
    expect(outcome.answerLost(new PortFailure({ status: 503, error: 'En mantenimiento' }))).toEqual({
      dialog: dialog('En mantenimiento'),
    })
  })

  it('lets go of it where the server said no, and each line takes its own messages', () => {
    const items = [itemOf(1, { errores: { via: ['De antes'] } }), itemOf(2)]
    const errores = { '1.dosis': ['No sirve'] }
    expect(outcome.orderRefused(sent({ items }), new PortFailure({ status: 422, error: 'Revise', errores }))).toEqual({
      dialog: dialog('Revise'),
      idempotencyKey: null,
      items: [itemOf(1), itemOf(2, { errores: { dosis: ['No sirve'] } })],
    })
    expect(outcome.orderDenied({ original: { 0: { id: 0 }, mensaje: 'Sin contrato', type: 'error' } })).toEqual({
      idempotencyKey: null,
      dialog: dialog('Sin contrato'),
    })
  })

  it('has the lines checked again in which something was found, each sentence once', () => {
    const errores = {
      '1.comprobaciones.interacciones': ['Puede causar sangrado', 'Vigile el INR'],
      '1.comprobaciones.alergia': ['Puede causar sangrado'],
    }
    const items = [itemOf(1, { sinResponder: ['De antes'] }), itemOf(2)]
    expect(
      outcome.checksUnanswered(sent({ items }), new PortFailure({ status: 409, error: 'Falta', errores })),
    ).toEqual({
      dialog: dialog('Falta'),
      idempotencyKey: null,
      removed: null,
      items: [itemOf(1), itemOf(2, { sinResponder: ['Puede causar sangrado', 'Vigile el INR'] })],
      queue: [{ key: 2, draft: itemOf(2).draft, routing: null, routingAsked: true, origin: 'recheck' }],
    })
  })

  it('has all of them checked again where the server names none', () => {
    const change = outcome.checksUnanswered(sent(), new PortFailure({ status: 409 }))
    expect(change.dialog).toEqual(dialog(MEDICATION_ORDER_ERROR))
    expect(change.queue?.map(({ key }) => key)).toEqual([1, 2])
  })
})

it('what was ordered leaves the list, and its number is said', () => {
  const removed = { item: itemOf(3), index: 0 }
  expect(
    outcome.orderPlaced(sent({ removed }), { original: { 0: { id: 5 }, mensaje: 'Exito', type: 'success' } }),
  ).toEqual({
    idempotencyKey: null,
    items: [],
    removed: null,
    done: { id: 5, count: 2, mensaje: MEDICATION_ORDER_DONE },
  })
})
