import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../ordering/order-status.ts'
import {
  type DeliverableLine,
  ALL_DELIVERED,
  DELIVERY_EXPIRED,
  DELIVERY_HOURS,
  DELIVERY_STATE_NAMES,
  DELIVERY_STATES,
  checkDelivery,
  deliveredTooMuch,
  deliveryBalance,
  deliveryClosed,
  deliveryLimit,
  deliveryState,
} from './partial-delivery.ts'

const line: DeliverableLine = {
  cantidad_medico: 60,
  meses: 3,
  estado_id: OrderStatus.active,
  estado: 'Activa',
  fecha_vencimiento: '2026-12-31',
}
const parts = (...amounts: readonly number[]) =>
  amounts.map((cantidad, at) => ({ cantidad, created_at: `2026-11-${String(at + 10)}T15:00:00.000Z` }))
const state = (...amounts: readonly number[]) => {
  const balance = deliveryBalance(line, parts(...amounts))
  return [balance.mes, balance.entregada, balance.pendiente, deliveryState(balance)]
}

it('lo pendiente se entrega en 48 horas desde el 17 de mayo de 2013, y una entrega por partes tiene nombre', () => {
  expect(DELIVERY_HOURS.map(({ vigente_desde, horas }) => [vigente_desde, horas])).toEqual([['2013-05-17', 48]])
  expect(DELIVERY_STATE_NAMES).toEqual([
    { id: 1, nombre: 'Pendiente' },
    { id: 2, nombre: 'Completa' },
  ])
})

describe('lo que se debe', () => {
  it.each([
    ['nada entregado', [], [1, 0, 60, null]],
    ['una parte', [20], [1, 20, 40, DELIVERY_STATES.pending]],
    ['todo de una vez no es parcial', [60], [1, 60, 0, null]],
    ['todo en dos partes', [20, 40], [1, 60, 0, DELIVERY_STATES.complete]],
    ['el segundo mes empieza de cero', [20, 40, 10], [2, 10, 50, DELIVERY_STATES.pending]],
    ['meses enteros no deben nada', [60, 60, 60], [3, 60, 0, null]],
  ])('%s', (_name, amounts, expected) => {
    expect(state(...amounts)).toEqual(expected)
  })

  it('las entregas son las del mes en curso', () => {
    expect(deliveryBalance(line, parts(60, 10, 20)).entregas.map(({ cantidad }) => cantidad)).toEqual([10, 20])
  })
})

it('una entrega en cero no empieza ningún mes', () => {
  expect(deliveryBalance(line, parts(0)).entregas).toEqual([])
})

it.each([
  ['de una unidad al mes, la segunda entrega es del segundo mes', 1, [1, 1], 2],
  ['de una unidad al mes, la primera es del primero', 1, [1], 1],
  ['sin cantidad formulada se está en el primer mes', 0, [], 1],
])('%s', (_name, cantidad_medico, amounts, mes) => {
  expect(deliveryBalance({ ...line, cantidad_medico }, parts(...amounts))).toMatchObject({ mes, pendiente: 0 })
})

describe('hasta cuándo', () => {
  it('48 horas desde la primera entrega incompleta del mes', () => {
    expect(deliveryLimit(deliveryBalance(line, parts(60, 10, 20)))).toBe('2026-11-13T15:00:00.000Z')
  })

  it.each([
    ['un segundo antes de la medianoche de Bogotá', '2026-11-21T04:59:59.000Z', '2026-11-23T04:59:59.000Z'],
    ['a la medianoche de Bogotá', '2026-11-21T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
    ['la última noche del año', '2027-01-01T04:30:00.000Z', '2027-01-03T04:30:00.000Z'],
  ])('%s son 48 horas justas, no dos días del calendario', (_name, created_at, limit) => {
    expect(deliveryLimit(deliveryBalance(line, [{ cantidad: 10, created_at }]))).toBe(limit)
  })

  it('no hay límite si no se debe nada', () => {
    expect(deliveryLimit(deliveryBalance(line, parts(20, 40)))).toBeNull()
    expect(deliveryLimit(deliveryBalance(line, []))).toBeNull()
    expect(deliveryLimit(deliveryBalance(line, parts(59)))).toBe('2026-11-12T15:00:00.000Z')
  })
})

const check = (
  amounts: readonly number[],
  cantidad: number,
  change: Partial<DeliverableLine> = {},
  today = '2026-11-21',
) => {
  const changed = { ...line, ...change }
  return checkDelivery(changed, { balance: deliveryBalance(changed, parts(...amounts)), cantidad, today })
}

describe('lo que no se entrega', () => {
  it('lo que falta del mes sí, y un mes nuevo también', () => {
    expect(check([20], 40)).toBeNull()
    expect(check([60], 60)).toBeNull()
    expect(check([], 1)).toBeNull()
    expect(check([59], 1)).toBeNull()
  })

  it('ni una unidad más', () => {
    expect(check([20], 41)).toBe(deliveredTooMuch(40))
    expect(check([60], 61)).toBe(deliveredTooMuch(60))
    expect(check([60, 60, 60], 1)).toBe(ALL_DELIVERED)
  })

  it('se dice cuánto es lo más que se entrega, y en qué estado está lo que no se entrega', () => {
    expect(check([20], 41)).toBe('No se puede entregar más de lo pendiente (40)')
    expect(check([59], 2)).toBe('No se puede entregar más de lo pendiente (1)')
    expect(check([], 1, { estado_id: OrderStatus.annulled, estado: 'Anulada' })).toBe(
      'El medicamento no se puede entregar: está en «Anulada»',
    )
  })

  it('el mismo día en que vence todavía se entrega', () => {
    expect(check([60], 60, {}, line.fecha_vencimiento)).toBeNull()
    expect(check([60], 60, {}, '2027-01-01')).toBe(DELIVERY_EXPIRED)
  })

  it('ni de una línea anulada, negada o pendiente', () => {
    expect(check([20], 1, { estado_id: OrderStatus.annulled, estado: 'Anulada' })).toBe(deliveryClosed('Anulada'))
    expect(check([20], 1, { estado_id: OrderStatus.pendingAudit, estado: 'Pendiente' })).not.toBeNull()
  })

  it('vencida, solo lo que se debe', () => {
    expect(check([20], 40, {}, '2027-01-01')).toBeNull()
    expect(check([60], 1, {}, '2027-01-01')).toBe(DELIVERY_EXPIRED)
    expect(check([], 1, {}, '2027-01-01')).toBe(DELIVERY_EXPIRED)
  })
})

it('the limit is by the record of the day of the first incomplete delivery', () => {
  const [seed] = DELIVERY_HOURS
  const records = [seed, { ...seed, vigente_desde: '2026-12-01', horas: 24 }] as const
  const limitOf = (created_at: string) =>
    deliveryLimit(deliveryBalance({ cantidad_medico: 60, meses: 1 }, [{ cantidad: 10, created_at }]), records)
  expect(limitOf('2026-11-30T15:00:00.000Z')).toBe('2026-12-02T15:00:00.000Z')
  expect(limitOf('2026-12-01T15:00:00.000Z')).toBe('2026-12-02T15:00:00.000Z')
})
