import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import {
  DELIVERY_STATES,
  checkDelivery,
  deliveryBalance,
  deliveryLimit,
  deliveryState,
  mostDeliverable,
} from '@cauce/domain/history/partial-delivery'
import { property } from '../../support/property.ts'

const lines = fc.record({
  cantidad_medico: fc.integer({ min: 1, max: 400 }),
  meses: fc.integer({ min: 1, max: 6 }),
  estado_id: fc.constant(OrderStatus.active),
  estado: fc.constant('Activa'),
  fecha_vencimiento: fc.constant('2026-12-31'),
})
const amounts = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 40 })
const START = Date.parse('2026-11-01T12:00:00.000Z')
const HOUR_MS = 3_600_000

type Line = typeof lines extends fc.Arbitrary<infer T> ? T : never
interface Part {
  readonly cantidad: number
  readonly created_at: string
}

/** What is kept of the amounts that somebody tries to hand over, one after another. */
const deliverAll = (line: Line, tried: readonly number[]): readonly Part[] =>
  tried.reduce<readonly Part[]>((parts, cantidad, at) => {
    const balance = deliveryBalance(line, parts)
    const why = checkDelivery(line, { balance, cantidad, today: '2026-11-21' })
    return why === null ? [...parts, { cantidad, created_at: new Date(START + at * HOUR_MS).toISOString() }] : parts
  }, [])

const total = (parts: readonly Part[]): number => parts.reduce((sum, { cantidad }) => sum + cantidad, 0)

describe('las entregas por partes', () => {
  property('nunca se entrega más de lo formulado, en ningún mes', [lines, amounts], (line, tried) => {
    const parts = deliverAll(line, tried)
    expect(total(parts)).toBeLessThanOrEqual(line.cantidad_medico * line.meses)
    const { mes, entregada, pendiente, formulada, entregas } = deliveryBalance(line, parts)
    expect(entregada + pendiente).toBe(formulada)
    expect(entregada).toBe(total(entregas))
    expect(entregada + (mes - 1) * line.cantidad_medico).toBe(total(parts))
  })

  property('lo que más se puede entregar se puede, y una unidad más no', [lines, amounts], (line, tried) => {
    const balance = deliveryBalance(line, deliverAll(line, tried))
    const most = mostDeliverable(line, balance)
    const check = (cantidad: number) => checkDelivery(line, { balance, cantidad, today: '2026-11-21' })
    if (most > 0) expect(check(most)).toBeNull()
    expect(check(most + 1)).not.toBeNull()
  })

  property(
    'hay límite si y solo si se debe algo, 48 horas después de la primera del mes',
    [lines, amounts],
    (line, tried) => {
      const balance = deliveryBalance(line, deliverAll(line, tried))
      const limit = deliveryLimit(balance)
      expect(limit !== null).toBe(deliveryState(balance) === DELIVERY_STATES.pending)
      const [first] = balance.entregas
      if (limit !== null && first !== undefined) {
        expect(Date.parse(limit) - Date.parse(first.created_at)).toBe(48 * HOUR_MS)
      }
    },
  )
})
