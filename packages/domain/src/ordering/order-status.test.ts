import { expect, it } from 'vitest'
import { ORDER_STATUS_NAMES, OrderStatus, statusTone } from './order-status.ts'

it.each([
  [1, 'ok'],
  [4, 'ok'],
  [49, 'ok'],
  [3, 'waiting'],
  [2, 'bad'],
  [5, 'bad'],
  [42, 'info'],
])('shows status %i in the tone %s', (estado_id, tone) => {
  expect(statusTone(estado_id)).toBe(tone)
})

it('shows a status that it does not know as unknown', () => {
  expect([0, 6, 41, 43, 50, -1, Number.NaN].map(statusTone)).toEqual(Array(7).fill('unknown'))
})

it('names every status', () => {
  expect(Object.values(OrderStatus).map((id) => ORDER_STATUS_NAMES[id])).toEqual([
    'Activa',
    'Anulada',
    'Pendiente de auditoría',
    'Autorizada',
    'Negada',
    'Agendada',
    'Prestada',
  ])
})
