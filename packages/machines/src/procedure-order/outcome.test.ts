import { describe, expect, it } from 'vitest'
import { emptyDraft } from '@cauce/domain/procedure/draft'
import { ORDER_ERROR } from '@cauce/domain/ordering/messages'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { PortFailure } from '../failure.ts'
import { bloodCount, hoy } from '../testing/ordering-samples.ts'
import { itemOf, orderWith } from '../testing/procedure-lines.ts'
import * as outcome from './outcome.ts'
import type { OrderContext, PlacedOrder } from './types.ts'

const LINES = [itemOf(), itemOf({ key: 2, procedimiento: bloodCount })]

const ordered = (change: Partial<OrderContext> = {}): OrderContext =>
  orderWith(LINES, { idempotencyKey: 'clave-1', ...change })

const dialog = (mensaje: string) => ({ titulo: ERROR_TITLE, mensaje, tipo: 'error' })

describe('an order that was not placed', () => {
  it('keeps its key where nobody knows', () => {
    expect(outcome.answerLost(null)).toEqual({ dialog: dialog(ORDER_ERROR) })
    expect(outcome.answerLost(new PortFailure({ error: 'De nadie' }))).toEqual({ dialog: dialog(ORDER_ERROR) })
  })

  it('lets go of it where the server said no, and each line takes its own messages', () => {
    const items = [itemOf({ errores: { cantidad: ['De antes'] } }), LINES[1] ?? itemOf()]
    const errores = { '1.observacion': ['Es muy larga'] }
    const thrown = new PortFailure({ status: 422, error: 'Revise', errores })
    expect(outcome.orderRefused(ordered({ items }), thrown)).toEqual({
      dialog: dialog('Revise'),
      idempotencyKey: null,
      items: [itemOf(), { ...LINES[1], errores: { observacion: ['Es muy larga'] } }],
    })
  })
})

describe('the answer of the server', () => {
  it('is told in its words, and what was ordered is walked from its first line', () => {
    const original = { 0: { id: 5 }, mensaje: 'Orden generada con éxito', type: 'success' }
    expect(outcome.orderAnswered(ordered(), { original })).toEqual({
      idempotencyKey: null,
      dialog: null,
      placed: { id: 5, lines: LINES, at: 0, consents: [] },
      done: { id: 5, count: LINES.length, mensaje: 'Orden generada con éxito' },
    })
  })

  it('that says no orders nothing', () => {
    const original = { 0: { id: 0 }, mensaje: 'Sin contrato', type: 'error' }
    expect(outcome.orderAnswered(ordered(), { original })).toEqual({
      idempotencyKey: null,
      dialog: dialog('Sin contrato'),
      placed: null,
    })
  })
})

const placedOrder = (change: Partial<PlacedOrder> = {}): PlacedOrder => ({
  id: 5,
  lines: LINES,
  at: 0,
  consents: [],
  ...change,
})

describe('the consents of what was ordered', () => {
  it('are looked at line by line, until there is none', () => {
    expect(outcome.consentLine(ordered())).toBeNull()
    expect(
      [0, 1, 2].map((at) => outcome.consentLine(ordered({ placed: placedOrder({ at }) }))?.procedimiento.id),
    ).toEqual([10, 11, undefined])
    expect(outcome.consentLine(ordered({ placed: placedOrder({ at: 2 }) }))).toBeNull()
  })

  it('keep how each of them ended', () => {
    const before = { cup_id: 10, result: 'firmado' } as const
    const context = ordered({ placed: placedOrder({ at: 1, consents: [before] }) })
    expect(outcome.consentWalked(context, 'pospuesto')).toEqual({
      placed: placedOrder({ at: 2, consents: [before, { cup_id: 11, result: 'pospuesto' }] }),
    })
    expect(outcome.consentWalked(context, null)).toEqual({ placed: placedOrder({ at: 2, consents: [before] }) })
    const past = ordered({ placed: placedOrder({ at: 2 }) })
    expect(outcome.consentWalked(past, 'firmado')).toEqual({ placed: placedOrder({ at: 3 }) })
    expect(outcome.consentWalked(ordered(), 'firmado')).toEqual({})
  })

  it('are the end of it: what was ordered leaves the list and the form', () => {
    expect(outcome.orderFinished(ordered({ placed: placedOrder(), draftErrors: { cantidad: ['x'] } }))).toEqual({
      items: [],
      placed: null,
      hoy,
      draft: emptyDraft(hoy),
      draftErrors: {},
    })
    expect(outcome.orderFinished(ordered())).toEqual({})
  })
})
