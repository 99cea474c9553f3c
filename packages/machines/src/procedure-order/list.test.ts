import { describe, expect, it } from 'vitest'
import { emptyDraft } from '@cauce/domain/procedure/draft'
import { ALL_FIELDS_REQUIRED, REQUIRED_FIELD } from '@cauce/domain/text/field'
import { orderInput } from '../testing/order-flow.ts'
import { bloodCount, colonoscopy, hoy } from '../testing/ordering-samples.ts'
import { belen, itemOf, orderWith, proposed, written } from '../testing/procedure-lines.ts'
import * as list from './list.ts'
import type { OrderContext } from './types.ts'

/** What was said of an earlier line. */
const saidBefore = { seq: 4, tone: 'error', message: 'Dicho antes' } as const

it('a new order has an empty line of today and nothing else', () => {
  expect(list.newOrder(orderInput)).toEqual({
    ...orderInput,
    draft: emptyDraft(hoy),
    draftErrors: {},
    items: [],
    nextItem: 1,
    orderRequested: false,
    history: [],
    idempotencyKey: null,
    placed: null,
    dialog: null,
    notice: null,
  })
})

describe('what is left to look at', () => {
  it('is the first line that was not accepted today, and the first whose site was not asked for', () => {
    const items = [itemOf(), itemOf({ validado: '2026-11-20', routingAsked: false }), itemOf({ validado: null })]
    expect([list.lineToValidate(orderWith(items)), list.lineToRoute(orderWith(items))]).toEqual([1, 1])
    expect([list.lineToValidate(orderWith([itemOf()])), list.lineToRoute(orderWith([itemOf()]))]).toEqual([-1, -1])
  })
})

describe('a line as it travels', () => {
  const { id, codigo, nombre, requiere_auditoria } = colonoscopy
  const body = {
    procedimiento: { id, codigo, nombre, requiere_auditoria },
    cantidad: 1,
    fechaVigencia: hoy,
    observacion: 'Control anual',
    consulta_id: 1,
    historico_id: false,
  }

  it.each([
    ['has no site where none is known', null, null, null],
    ['has the proposed site without a reason', proposed, { id: 7, nombre: 'Sede Laureles' }, null],
    ['has no site where the contracts give none', { ...proposed, rep: null, regla: 'ninguna' } as const, null, null],
    [
      'has the reason of a site that a person chose',
      { ...proposed, rep: belen, regla: 'manual', motivo: 'Queda cerca' } as const,
      { id: 8, nombre: 'Sede Belén' },
      'Queda cerca',
    ],
  ])('%s', (_, routing, rep, motivo_rep) => {
    expect(list.toWire(itemOf({ routing }), 1)).toEqual({ ...body, rep, motivo_rep })
  })
})

describe('adding a line', () => {
  it('puts it last, under its own key, and frees the form', () => {
    const context = orderWith([itemOf()], {
      draft: written,
      nextItem: 5,
      draftErrors: { cantidad: ['x'] },
      notice: saidBefore,
    })
    expect(list.draftAdded(context, '2026-11-20')).toEqual({
      hoy: '2026-11-20',
      items: [
        itemOf(),
        itemOf({ key: 5, validado: null, consentimiento: null, routingAsked: false, observacion: 'Control anual' }),
      ],
      nextItem: 6,
      draft: emptyDraft('2026-11-20'),
      draftErrors: {},
    })
  })

  it('leaves one that lacks something in the form, with its messages', () => {
    const context = orderWith([], { draft: { ...written, procedimiento: null }, notice: saidBefore })
    expect(list.draftAdded(context, hoy)).toEqual({
      hoy,
      draftErrors: { procedimiento: [REQUIRED_FIELD] },
      notice: { seq: 5, tone: 'error', message: ALL_FIELDS_REQUIRED },
    })
  })

  it('leaves it there also where only its words are missing', () => {
    const context = orderWith([], { draft: { ...written, observacion: '  ' } })
    expect(list.draftAdded(context, hoy)).toEqual({
      hoy,
      draftErrors: { observacion: [REQUIRED_FIELD] },
      notice: { seq: 1, tone: 'error', message: ALL_FIELDS_REQUIRED },
    })
  })

  it('takes each message away as its field is corrected', () => {
    const draftErrors = { procedimiento: [REQUIRED_FIELD], observacion: [REQUIRED_FIELD] }
    const context = orderWith([], { draft: { ...written, procedimiento: null }, draftErrors })
    expect(list.draftChanged(context, { procedimiento: bloodCount })).toEqual({
      draft: { ...written, procedimiento: bloodCount },
      draftErrors: { observacion: [REQUIRED_FIELD] },
    })
  })

  it('is begun anew on the day of today', () => {
    expect(list.draftCleared('2026-11-22')).toEqual({
      hoy: '2026-11-22',
      draft: emptyDraft('2026-11-22'),
      draftErrors: {},
    })
  })
})

describe('editing a line', () => {
  const edited = itemOf({ cantidad: 2, errores: { cantidad: ['Máximo 1'] } })

  it('takes it back to the form with its messages', () => {
    expect(list.itemEdited(orderWith([itemOf({ key: 9 }), edited]), 1)).toEqual({
      items: [itemOf({ key: 9 })],
      draft: { procedimiento: colonoscopy, cantidad: 2, fechaVigencia: hoy, observacion: 'Control anual' },
      draftErrors: { cantidad: ['Máximo 1'] },
    })
    const spaces = { ...emptyDraft(hoy), observacion: '  ' }
    expect(list.itemEdited(orderWith([edited], { draft: spaces }), 0)).toMatchObject({ items: [] })
  })

  it.each<readonly [string, Partial<OrderContext>, number]>([
    ['a procedure is written', { draft: { ...emptyDraft(hoy), procedimiento: bloodCount } }, 0],
    ['an observation is written', { draft: { ...emptyDraft(hoy), observacion: 'Control' } }, 0],
    ['there is no such line', {}, 3],
  ])('does nothing where %s', (_, change, index) => {
    expect(list.itemEdited(orderWith([edited], change), index)).toEqual({})
  })

  it('or taking it out leaves the others in their order', () => {
    const items = [itemOf({ key: 1 }), itemOf({ key: 2 }), itemOf({ key: 3 })]
    expect(list.itemRemoved(orderWith(items), 1)).toEqual({ items: [items[0], items[2]] })
  })
})
