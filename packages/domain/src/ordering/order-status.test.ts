import { expect, it } from 'vitest'
import { isVoid, ORDER_STATUS_NAMES, OrderStatus, statusTone } from './order-status.ts'

it.each([
  [1, 'ok'],
  [4, 'ok'],
  [49, 'ok'],
  [3, 'waiting'],
  [2, 'bad'],
  [5, 'bad'],
  [6, 'bad'],
  [42, 'info'],
])('shows status %i in the tone %s', (estado_id, tone) => {
  expect(statusTone(estado_id)).toBe(tone)
})

it('shows a status that it does not know as unknown', () => {
  expect([0, 7, 41, 43, 50, -1, Number.NaN].map(statusTone)).toEqual(Array(7).fill('unknown'))
})

it('names every status', () => {
  expect(Object.values(OrderStatus).map((id) => ORDER_STATUS_NAMES[id])).toEqual([
    'Activa',
    'Anulada',
    'Pendiente de auditoría',
    'Autorizada',
    'Negada',
    'No aceptó el procedimiento',
    'Agendada',
    'Prestada',
  ])
})

it('tells what is not to be done any more from what was done or may be', () => {
  expect([1, 2, 3, 4, 5, 6, 42, 49, 77].filter(isVoid)).toEqual([2, 5, 6])
})
