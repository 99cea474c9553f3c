import { describe, expect, it } from 'vitest'
import { emptyOwnCodeDraft } from '@cauce/domain/own-code/draft'
import { DUPLICATE_CODE } from '@cauce/domain/own-code/duplicate-code'
import { CODE_REQUIRED } from '@cauce/domain/own-code/service-line'
import { CHOSEN_BY_HAND } from '@cauce/domain/ordering/routing-change'
import { hoy } from '../testing/ordering-samples.ts'
import { belen, itemOf, orderWith, proposed } from '../testing/own-code-lines.ts'
import { walker, wheelchair } from '../testing/own-code-samples.ts'
import * as list from './list.ts'
import type { OwnCodeContext } from './types.ts'

/** What was said of an earlier line. */
const saidBefore = { seq: 4, tone: 'error', message: 'Dicho antes' } as const

/** What a person writes in the form of a line that lacks nothing. */
const written = { codigoPropio: walker, cantidad: 1, fechaVigencia: hoy, observacion: ' Para la marcha ' }

it('a new order has an empty line of today and nothing else', () => {
  expect(list.newOrder({ consultaId: 9, hoy })).toEqual({
    consultaId: 9,
    hoy,
    draft: emptyOwnCodeDraft(hoy),
    draftErrors: {},
    items: [],
    nextItem: 1,
    idempotencyKey: null,
    placed: false,
    dialog: null,
    notice: null,
  })
})

describe('the list as it travels', () => {
  const { id, codigo, nombre } = walker
  const body = { codigoPropio: { id, codigo, nombre }, cantidad: 1, fechaVigencia: hoy, observacion: 'Para la marcha' }

  it.each([
    ['has no site where none is known', null, null, null],
    ['has the proposed site without a reason', proposed, { id: 1, nombre: 'Sede Laureles' }, null],
    [
      'has the reason of a site that a person chose',
      { ...proposed, rep: belen, regla: 'manual', motivo: 'Queda cerca' } as const,
      { id: 7, nombre: 'Sede Belén' },
      'Queda cerca',
    ],
  ])('%s', (_, routing, rep, motivo_rep) => {
    expect(list.linesToSend(orderWith([itemOf({ routing })]))).toEqual([{ ...body, rep, motivo_rep }])
  })

  it('leaves out a line without a date', () => {
    const items = [itemOf({ fechaVigencia: '' }), itemOf({ key: 2 })]
    expect(list.linesToSend(orderWith(items))).toHaveLength(1)
  })
})

describe('adding a service', () => {
  it('puts it last, under its own key, and frees the form', () => {
    const other = itemOf({ codigoPropio: wheelchair })
    const context = orderWith([other], {
      draft: written,
      nextItem: 5,
      draftErrors: { cantidad: ['x'] },
      notice: saidBefore,
    })
    expect(list.isAddable(context, '2026-11-20')).toBe(true)
    expect(list.draftAdded(context, '2026-11-20')).toEqual({
      items: [other, itemOf({ key: 5, routingAsked: false })],
      nextItem: 6,
      hoy: '2026-11-20',
      draft: emptyOwnCodeDraft('2026-11-20'),
      draftErrors: {},
    })
  })

  it('says what is missing', () => {
    const context = orderWith([], { draft: { ...written, codigoPropio: null }, notice: saidBefore })
    expect(list.isAddable(context, hoy)).toBe(false)
    expect(list.draftAdded(context, hoy)).toEqual({
      hoy,
      draftErrors: { codigoPropio: [CODE_REQUIRED] },
      notice: { seq: 5, tone: 'error', message: CODE_REQUIRED },
    })
  })

  it('says that it is in the list already', () => {
    const context = orderWith([itemOf()], { draft: written })
    expect(list.isAddable(context, hoy)).toBe(false)
    expect(list.draftAdded(context, hoy)).toEqual({
      hoy,
      draftErrors: { codigoPropio: [DUPLICATE_CODE] },
      notice: { seq: 1, tone: 'error', message: DUPLICATE_CODE },
    })
  })

  it('takes each message away as its field is corrected', () => {
    const draftErrors = { codigoPropio: [CODE_REQUIRED], cantidad: ['x'] }
    expect(list.draftChanged(orderWith([], { draft: written, draftErrors }), { cantidad: 2 })).toEqual({
      draft: { ...written, cantidad: 2 },
      draftErrors: { codigoPropio: [CODE_REQUIRED] },
    })
    expect(list.draftCleared('2026-11-22')).toEqual({
      hoy: '2026-11-22',
      draft: emptyOwnCodeDraft('2026-11-22'),
      draftErrors: {},
    })
  })
})

describe('editing a line', () => {
  const edited = itemOf({ cantidad: 2, errores: { cantidad: ['Máximo 1'] } })

  it('takes it back to the form with its messages', () => {
    expect(list.itemEdited(orderWith([itemOf({ key: 9 }), edited]), 1)).toEqual({
      items: [itemOf({ key: 9 })],
      draft: { codigoPropio: walker, cantidad: 2, fechaVigencia: hoy, observacion: 'Para la marcha' },
      draftErrors: { cantidad: ['Máximo 1'] },
    })
    const spaces = { ...emptyOwnCodeDraft(hoy), observacion: '  ' }
    expect(list.itemEdited(orderWith([edited], { draft: spaces }), 0)).toMatchObject({ items: [] })
  })

  it.each<readonly [string, Partial<OwnCodeContext>, number]>([
    ['a service is written', { draft: { ...emptyOwnCodeDraft(hoy), codigoPropio: wheelchair } }, 0],
    ['an observation is written', { draft: { ...emptyOwnCodeDraft(hoy), observacion: 'Control' } }, 0],
    ['there is no such line', {}, 3],
  ])('does nothing where %s', (_, change, index) => {
    expect(list.itemEdited(orderWith([edited], change), index)).toEqual({})
  })

  it('or taking it out leaves the others in their order', () => {
    const items = [itemOf({ key: 1 }), itemOf({ key: 2 }), itemOf({ key: 3 })]
    expect(list.itemRemoved(orderWith(items), 1)).toEqual({ items: [items[0], items[2]] })
  })
})

describe('the sites', () => {
  it('are asked for of the lines that have not asked', () => {
    const items = [itemOf(), itemOf({ key: 2, codigoPropio: wheelchair, routingAsked: false })]
    expect(list.codesToRoute(orderWith(items))).toEqual([46])
  })

  it('that were proposed are taken by those lines', () => {
    const items = [
      itemOf(),
      itemOf({ key: 2, routingAsked: false }),
      itemOf({ key: 3, codigoPropio: wheelchair, routingAsked: false }),
    ]
    expect(list.routingProposed(orderWith(items), [{ ...proposed, item_id: 99 }, proposed])).toEqual({
      items: [itemOf(), itemOf({ key: 2, routing: proposed }), itemOf({ key: 3, codigoPropio: wheelchair })],
    })
    expect(list.routingProposed(orderWith(items), null)).toEqual({
      items: [itemOf(), itemOf({ key: 2 }), itemOf({ key: 3, codigoPropio: wheelchair })],
    })
  })

  it('that a person chose keep what was proposed beside them; an automatic one is not changed', () => {
    const automatic = itemOf({ key: 3, routing: { ...proposed, automatico: true } })
    const items = [
      itemOf({ routing: proposed }),
      itemOf({ key: 2, routingAsked: false }),
      automatic,
      itemOf({ key: 4 }),
    ]
    const choices = [
      { index: 0, rep: belen, motivo: 'Queda cerca' },
      { index: 1, rep: belen, motivo: '' },
      { index: 2, rep: belen, motivo: 'Otra' },
    ]
    const chosen = { ...proposed, rep: belen, regla: 'manual' } as const
    expect(list.sitesChosen(orderWith(items), choices)).toEqual({
      items: [
        itemOf({ routing: { ...chosen, motivo: 'Queda cerca' } }),
        itemOf({ key: 2, routing: { ...chosen, alternativas: [], motivo: CHOSEN_BY_HAND } }),
        automatic,
        itemOf({ key: 4 }),
      ],
    })
  })
})
