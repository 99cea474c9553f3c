import { expect, it } from 'vitest'
import { lineTone, noDocumentWhy, orderDocumentOf } from './order-document.ts'

const line = (tipo_orden_id: number, estado_id: number) => ({
  tipo_orden_id,
  estado_id,
  orden_id: 40_218,
  linea_id: 9,
  nombre: 'Creatinina',
})

it.each([
  [1, 1, null],
  [2, 3, 'Sin descarga hasta que se audite'],
  [4, 2, 'La orden está anulada'],
  [3, 2, null],
  [9, 1, 'Esta clase de orden no tiene documento'],
])('kind %i in state %i: %s', (kind, status, why) => {
  expect(noDocumentWhy(line(kind, status))).toBe(why)
})

it('colours a scheme by the states that a scheme has', () => {
  expect([lineTone(line(1, 3)), lineTone(line(3, 2)), lineTone(line(3, 49))]).toEqual(['waiting', 'bad', 'ok'])
})

it('names the order and what was ordered', () => {
  expect(orderDocumentOf(line(2, 1))).toMatchObject({
    name: 'la orden 40 218, Creatinina',
    fileName: 'orden_40218_9.pdf',
    note: 'Orden 40 218',
  })
})
