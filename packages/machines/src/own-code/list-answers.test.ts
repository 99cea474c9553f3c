import { describe, expect, it } from 'vitest'
import { CODES_ALREADY_ORDERED } from '@cauce/domain/own-code/already-ordered'
import { emptyOwnCodeDraft } from '@cauce/domain/own-code/draft'
import { SERVICE_ORDER_ERROR } from '@cauce/domain/own-code/messages'
import { ALREADY_ORDERED, ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { PortFailure } from '../failure.ts'
import { hoy } from '../testing/ordering-samples.ts'
import { inCourse, walker, wheelchair } from '../testing/own-code-samples.ts'
import * as list from './list.ts'
import type { KnownOrders } from './types.ts'
import { itemOf, orderWith } from '../testing/own-code-lines.ts'

const dialog = (mensaje: string) => ({ titulo: ERROR_TITLE, mensaje, tipo: 'error' })

describe('a code that is ordered already', () => {
  const items = [itemOf({ errores: { cantidad: ['De antes'] } }), itemOf({ key: 2, codigoPropio: wheelchair })]
  const active = [inCourse(wheelchair)]

  it.each<readonly [string, KnownOrders, string | null, string, boolean]>([
    ['is in the list', active, null, hoy, true],
    ['is in the list that was sent and not answered', active, 'clave-1', hoy, false],
    ['is not in the list', [inCourse({ ...walker, id: 99 })], null, hoy, false],
    ['was ordered and has expired', active, null, '2027-02-20', false],
    ['could not be looked for', null, null, hoy, false],
  ])('%s', (_, activas, idempotencyKey, day, isThere) => {
    expect(list.hasOrderedCode(orderWith(items, { idempotencyKey }), { activas, hoy: day })).toBe(isThere)
  })

  it('is told in the dialog and beside its line alone', () => {
    expect(list.codesRefused(orderWith(items), active, hoy)).toEqual({
      dialog: dialog(CODES_ALREADY_ORDERED),
      items: [
        itemOf(),
        itemOf({ key: 2, codigoPropio: wheelchair, errores: { codigoPropio: [CODES_ALREADY_ORDERED] } }),
      ],
    })
    expect(list.codesRefused(orderWith(items), null, hoy).items?.map(({ errores }) => errores)).toEqual([{}, {}])
  })
})

const answered = (type: string, mensaje: string) =>
  list.orderAnswered(orderWith([itemOf()]), { original: { 0: { id: 5 }, mensaje, type } })

describe('the answer of the server', () => {
  it('that is lost keeps the key; that is no lets go of it and tells each line its own', () => {
    expect(list.answerLost(null)).toEqual({ dialog: dialog(SERVICE_ORDER_ERROR) })
    const items = [itemOf({ errores: { cantidad: ['De antes'] } }), itemOf({ key: 2 })]
    const thrown = new PortFailure({ status: 422, error: 'Revise', errores: { '1.cantidad': ['Son muchas'] } })
    expect(list.orderRefused(orderWith(items, { idempotencyKey: 'clave-1' }), thrown)).toEqual({
      dialog: dialog('Revise'),
      idempotencyKey: null,
      items: [itemOf(), itemOf({ key: 2, errores: { cantidad: ['Son muchas'] } })],
    })
    expect(list.orderedBefore).toEqual({ dialog: dialog(ALREADY_ORDERED), idempotencyKey: null })
  })

  it('is told in its words, and what was ordered leaves the list', () => {
    expect(answered('success', 'Orden generada')).toEqual({
      idempotencyKey: null,
      placed: true,
      dialog: null,
      done: { id: 5, count: 1, mensaje: 'Orden generada' },
    })
    expect(answered('error', 'Sin contrato')).toEqual({
      idempotencyKey: null,
      placed: false,
      dialog: dialog('Sin contrato'),
    })
    expect(list.orderFinished(orderWith([itemOf()], { placed: true }))).toEqual({
      items: [],
      placed: false,
      hoy,
      draft: emptyOwnCodeDraft(hoy),
      draftErrors: {},
    })
    expect(list.orderFinished(orderWith([itemOf()]))).toEqual({})
  })
})
