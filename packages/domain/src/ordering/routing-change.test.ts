import { expect, it } from 'vitest'
import { OrderType } from './order-type.ts'
import { MAX_REASON, checkRoutingChange, namedLine, routingTexts } from './routing-change.ts'

it('accepts a site with a reason', () => {
  expect(checkRoutingChange({ rep_id: 12, motivo: 'La sede propuesta no tiene agenda este mes' })).toEqual({})
})

it('asks for the site and for the reason, each in its words', () => {
  expect(checkRoutingChange({ rep_id: null, motivo: '' })).toEqual({
    rep_id: ['Es necesario seleccionar una sede.'],
    motivo: ['Es necesario colocar un motivo.'],
  })
})

it('takes blanks for no reason', () => {
  expect(checkRoutingChange({ rep_id: 12, motivo: ' \n\t' })).toEqual({ motivo: ['Es necesario colocar un motivo.'] })
})

it('accepts a reason of the greatest length and not of one more', () => {
  expect(checkRoutingChange({ rep_id: 12, motivo: 'a'.repeat(MAX_REASON) })).toEqual({})
  expect(checkRoutingChange({ rep_id: 12, motivo: 'a'.repeat(MAX_REASON + 1) })).toEqual({
    motivo: ['Máximo 500 caracteres'],
  })
})

it('asks a service only for its provider, in the words of its screen', () => {
  expect(checkRoutingChange({ rep_id: null, motivo: '' }, OrderType.ownCodes)).toEqual({
    rep_id: ['Debe seleccionar un prestador'],
  })
  expect(checkRoutingChange({ rep_id: 12, motivo: '' }, OrderType.ownCodes)).toEqual({})
  expect(checkRoutingChange({ rep_id: 12, motivo: 'a'.repeat(MAX_REASON + 1) }, OrderType.ownCodes)).toEqual({
    motivo: ['Máximo 500 caracteres'],
  })
})

it('asks where a medicine is handed over, and where the rest is done', () => {
  const kinds = [OrderType.medications, OrderType.procedures, OrderType.schemes, OrderType.ownCodes]
  expect(kinds.map((tipo) => routingTexts(tipo).donde)).toEqual([
    '¿Dónde se entrega?',
    '¿Dónde se realiza?',
    '¿Dónde se realiza?',
    '¿Dónde se realiza?',
  ])
})

it('names a line by the field of its kind', () => {
  expect(namedLine(OrderType.medications, 7001)).toEqual({ orden_articulos_id: 7001 })
  expect(namedLine(OrderType.ownCodes, 7002)).toEqual({ orden_codigo_propio_id: 7002 })
})

it('says how it ended in the words of each kind', () => {
  expect(routingTexts(OrderType.ownCodes)).toMatchObject({
    exito: 'Orden direccionada con éxito',
    fallo: 'Ocurrió un error al cambiar el direccionamiento.',
    falloSedes: 'Ocurrió un error al cargar los prestadores',
  })
  for (const tipo of [OrderType.medications, OrderType.procedures, OrderType.schemes]) {
    expect(routingTexts(tipo)).toMatchObject({
      exito: 'Orden direccionada con exito.',
      fallo: 'Direccionamiento fallido.',
    })
  }
})
