import { expect, it } from 'vitest'
import { OrderType } from '../ordering/order-type.ts'
import { orderedOf, tooOldToOrder, windowDays } from './ordering-window.ts'

const TODAY = '2026-11-21'
const of = (fecha: string, plazos: unknown = null) => ({ fecha, plazos })

it('three days for what is prescribed, thirty for what is done', () => {
  expect(tooOldToOrder(of('2026-11-18'), 'medicamentos', TODAY)).toBeNull()
  expect(tooOldToOrder(of('2026-11-17'), 'medicamentos', TODAY)).toBe(
    'Esta consulta es del 17 nov 2026: en una consulta se formulan medicamentos hasta 3 días después. Abra una consulta de hoy.',
  )
  expect(tooOldToOrder(of('2026-10-22'), 'procedimientos', TODAY)).toBeNull()
  expect(tooOldToOrder(of('2026-10-21'), 'procedimientos', TODAY)).toContain('hasta 30 días después')
  expect(tooOldToOrder(of('2026-12-21'), 'incapacidades', TODAY)).toBeNull()
})

it('the days of the setting, and the usual ones where it does not say a number of them', () => {
  expect(windowDays({ medicamentos: 8 }, 'medicamentos')).toBe(8)
  expect(
    [{}, { esquemas: -1 }, { esquemas: 2.5 }, { esquemas: '9' }, null, 7].map((said) => windowDays(said, 'esquemas')),
  ).toEqual([3, 3, 3, 3, 3, 3])
  expect(tooOldToOrder(of('2026-11-20', { servicios: 0 }), 'servicios', TODAY)).toContain(
    'otros servicios el mismo día.',
  )
  expect(tooOldToOrder(of('2026-11-19', { servicios: 1 }), 'servicios', TODAY)).toContain('hasta 1 día después.')
})

it('each kind of order has its own', () => {
  expect(Object.values(OrderType).map(orderedOf)).toHaveLength(Object.values(OrderType).length)
  expect([OrderType.medications, OrderType.procedures, OrderType.schemes, OrderType.ownCodes].map(orderedOf)).toEqual([
    'medicamentos',
    'procedimientos',
    'esquemas',
    'servicios',
  ])
})
