import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { deliveryProblem, detailProblem, DELIVERY_WAYS, SAID_WAYS } from '@cauce/domain/kit/letter/delivery'
import { property } from '../../../support/property.ts'

const entregada = fc.option(
  fc.record({
    at: fc.integer({ min: 0, max: 2e12 }),
    medio: fc.constantFrom('personal', 'correo', 'correo_fisico', 'autogestion'),
  }),
)

describe('la entrega de una carta', () => {
  property('es una, y nunca de la anulada', [fc.boolean(), entregada], (anulada, before) => {
    const problem = deliveryProblem({ anulada, entregada: before })
    expect(problem === null).toBe(!anulada && before === null)
    if (!anulada && before !== null) expect(problem).toContain(DELIVERY_WAYS[before.medio].toLowerCase())
  })

  property('dice quién la recibió o su guía', [fc.constantFrom(...SAID_WAYS), fc.string()], (medio, detalle) => {
    expect(detailProblem(medio, detalle) === null).toBe(detalle.trim() !== '')
  })
})
