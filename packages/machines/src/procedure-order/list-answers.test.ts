import { describe, expect, it } from 'vitest'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from '../failure.ts'
import { accepted, bloodCount, colonoscopy, hoy } from '../testing/ordering-samples.ts'
import { belen, itemOf, orderWith, proposed, written } from '../testing/procedure-lines.ts'
import * as list from './list.ts'
import type { OrderContext } from './types.ts'

describe('sites chosen by hand', () => {
  it('keep what was proposed beside the one that was chosen', () => {
    const items = [itemOf({ routing: proposed }), itemOf({ key: 2, procedimiento: bloodCount, routingAsked: false })]
    const choice = { rep: belen, motivo: 'Queda cerca' }
    expect(
      list.sitesChosen(
        orderWith(items),
        [0, 1].map((index) => ({ index, ...choice })),
      ),
    ).toEqual({
      items: [
        itemOf({ routing: { ...proposed, rep: belen, regla: 'manual', motivo: 'Queda cerca' } }),
        itemOf({
          key: 2,
          procedimiento: bloodCount,
          routing: {
            item_id: bloodCount.id,
            rep: belen,
            regla: 'manual',
            automatico: false,
            motivo: 'Queda cerca',
            alternativas: [],
          },
        }),
      ],
    })
  })

  it('do not touch a line that was routed automatically, nor one that is not there', () => {
    const items = [itemOf({ routing: { ...proposed, automatico: true } })]
    expect(list.sitesChosen(orderWith(items), [{ index: 0, rep: belen, motivo: 'Otra' }])).toEqual({})
    expect(list.sitesChosen(orderWith(items), [{ index: 4, rep: belen, motivo: 'Otra' }])).toEqual({})
  })
})

describe('the answer of the validation', () => {
  const waiting = itemOf({ key: 2, validado: null, consentimiento: null, errores: { cantidad: ['x'] } })
  const answer = { ...accepted(bloodCount, 1), advertencias: ['Solo para mujeres'] }
  const known = { procedimiento: bloodCount, advertencias: ['Solo para mujeres'], consentimiento: false, errores: {} }

  it('makes the line good for the day, as the catalogue has it now', () => {
    expect(list.itemValidated(orderWith([itemOf(), waiting]), answer)).toEqual({
      items: [itemOf(), { ...waiting, ...known, validado: hoy }],
    })
    expect(list.itemValidated(orderWith([waiting]), accepted(colonoscopy)).items).toMatchObject([
      { consentimiento: true },
    ])
  })

  it('with earlier orders shows them before the line is good', () => {
    expect(list.historyFound(orderWith([itemOf(), waiting]), answer)).toEqual({
      items: [itemOf(), { ...waiting, ...known }],
      history: answer.historico,
    })
  })

  it('that is accepted makes the line good, and rejected takes it out', () => {
    const context = orderWith([itemOf(), waiting], { history: answer.historico })
    const seen = answer.historico.map(({ orden_id }) => orden_id)
    expect(list.historyAccepted(context)).toEqual({
      items: [itemOf(), { ...waiting, historicoAceptado: true, historicoVisto: Math.max(...seen), validado: hoy }],
      history: [],
    })
    expect(list.historyRejected(context)).toEqual({ items: [itemOf()], history: [] })
  })
})

describe('a line that the server refused', () => {
  const waiting = itemOf({ key: 2, validado: null })
  const errores = { cantidad: ['Máximo 1'] }
  const refusal = new PortFailure({ status: 422, error: 'Revise la línea', errores })
  const dialog = { titulo: ERROR_TITLE, mensaje: 'Revise la línea', tipo: 'error' }

  it('goes back to the empty form with its messages', () => {
    expect(list.itemRefused(orderWith([itemOf(), waiting]), refusal)).toEqual({
      dialog,
      items: [itemOf()],
      draft: { procedimiento: colonoscopy, cantidad: 1, fechaVigencia: hoy, observacion: 'Control anual' },
      draftErrors: errores,
    })
  })

  it.each<readonly [string, Partial<OrderContext>]>([
    ['the order is being made', { orderRequested: true }],
    ['another one is being written', { draft: written }],
  ])('stays in the list with its messages while %s', (_, change) => {
    expect(list.itemRefused(orderWith([itemOf(), waiting], change), refusal)).toEqual({
      dialog,
      items: [itemOf(), { ...waiting, errores }],
    })
  })

  it('only waits where nobody answered', () => {
    expect(list.itemRefused(orderWith([waiting]), new PortFailure({}))).toEqual({
      dialog: { titulo: ERROR_TITLE, mensaje: CONNECTION_LOST, tipo: 'error' },
    })
  })
})

it('a proposed site is taken by the lines that asked for it', () => {
  const items = [
    itemOf({ key: 1 }),
    itemOf({ key: 2, routingAsked: false }),
    itemOf({ key: 3, routingAsked: false, procedimiento: bloodCount }),
  ]
  expect(list.routingProposed(orderWith(items), [{ ...proposed, item_id: 99 }, proposed])).toEqual({
    items: [itemOf({ key: 1 }), itemOf({ key: 2, routing: proposed }), itemOf({ key: 3, procedimiento: bloodCount })],
  })
})
