import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { sameHand } from '@cauce/domain/access/same-hand'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { applyOrderLine } from '@cauce/machines/life-cycles/order-line'
import { property } from '../../support/property.ts'

const person = fc.integer({ min: 1, max: 5 })
const status = fc.constantFrom(...Object.values(OrderStatus))

describe('sameHand', () => {
  property(
    'quien metió la mano no es quien revisa, sea cual sea su lugar',
    [person, fc.array(person)],
    (who, others) => {
      expect(sameHand(who, [...others, who, null])).toBe(true)
      expect(
        sameHand(
          who,
          others.filter((other) => other !== who),
        ),
      ).toBe(false)
      expect(sameHand(who, [null])).toBe(false)
    },
  )

  property('ninguna línea la aprueba ni la niega la misma mano; lo demás no cambia', [status], (estado) => {
    for (const evento of ['aprobar', 'negar'] as const)
      expect(applyOrderLine(estado, evento, { misma_mano: true })).toHaveProperty('error')
    for (const evento of ['anular', 'agendar', 'prestar'] as const)
      expect(applyOrderLine(estado, evento, { misma_mano: true })).toEqual(applyOrderLine(estado, evento))
  })
})
