import { describe, expect, it } from 'vitest'
import { OrderType } from '../ordering/order-type.ts'
import { orderKindName, orderedAmount } from './order-kinds.ts'

const amount = { cantidad: 60, unidad: 'Tableta', meses: 1, dosis: null }

describe('la cantidad de una línea en los históricos', () => {
  it.each([
    [{ ...amount, tipo_orden_id: OrderType.medications }, '60 tabletas'],
    [{ ...amount, tipo_orden_id: OrderType.medications, cantidad: 1 }, '1 tableta'],
    [{ ...amount, tipo_orden_id: OrderType.medications, meses: 3 }, '60 tabletas al mes × 3 meses'],
    [{ ...amount, tipo_orden_id: OrderType.medications, unidad: '' }, '60'],
    [{ ...amount, tipo_orden_id: OrderType.procedures, cantidad: 2, unidad: '' }, '2'],
    [{ ...amount, tipo_orden_id: OrderType.ownCodes, cantidad: 5, unidad: '' }, '5'],
    [{ ...amount, tipo_orden_id: OrderType.procedures, cantidad: 2, unidad: 'mg', dosis: 100 }, '2'],
    [{ ...amount, tipo_orden_id: OrderType.schemes, cantidad: 5, unidad: 'mg', dosis: null }, '5'],
    [
      { ...amount, tipo_orden_id: OrderType.schemes, cantidad: 1, unidad: 'mg', dosis: 102.5 },
      '1 aplicación de 102,5 mg',
    ],
    [
      { ...amount, tipo_orden_id: OrderType.schemes, cantidad: 5, unidad: 'mg', dosis: 100 },
      '5 aplicaciones de 100 mg',
    ],
  ])('%o se lee «%s»', (asked, words) => {
    expect(orderedAmount(asked)).toBe(words)
  })

  it('cada tipo tiene su nombre, y el desconocido lo dice', () => {
    expect([1, 2, 3, 4, 9].map(orderKindName)).toEqual([
      'Medicamentos',
      'Procedimientos',
      'Oncología',
      'Servicios',
      'Otra orden',
    ])
  })
})
