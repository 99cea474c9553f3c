/** Of a repeated order it is said that it was annulled only where nothing of it stands. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { annulledSince } from '@cauce/domain/ordering/annulled-since'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { property } from '../../support/property.ts'

const status = fc.constantFrom(...Object.values(OrderStatus))

describe('annulledSince', () => {
  property('una línea que sigue, y la orden sigue', [fc.array(status, { maxLength: 6 })], (estados) => {
    const stands = estados.length === 0 || estados.some((estado) => estado !== OrderStatus.annulled)
    expect(annulledSince(7, estados) === null).toBe(stands)
  })
})
