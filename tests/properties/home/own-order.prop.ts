import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { ownOrderWords } from '@cauce/domain/home/own-order'
import { property } from '../../support/property.ts'

const order = fc.record({
  estado: fc.record({
    id: fc.constantFrom(...Object.values(OrderStatus)),
    nombre: fc.constantFrom('Negada', 'Agendada'),
  }),
  rep: fc.option(
    fc.record({ nombre: fc.constantFrom('Sede Laureles'), municipio: fc.option(fc.constantFrom('Bello')) }),
  ),
  nota: fc.option(fc.constantFrom('Falta un soporte')),
})
const NOT_YET: readonly number[] = [OrderStatus.pendingAudit, OrderStatus.denied]

describe('ownOrderWords', () => {
  property('solo se dice que puede ir a lo que tiene sede y no espera ni se negó', [order], (each) => {
    const { state } = ownOrderWords(each, 'Puede ir')
    if (state === 'Puede ir') expect(each.rep !== null && !NOT_YET.includes(each.estado.id)).toBe(true)
  })

  property('siempre dice algo, y nunca un código', [order], (each) => {
    const { state, where } = ownOrderWords(each, 'Puede ir')
    expect(state).not.toBe('')
    expect(where).not.toMatch(/^$|\d/u)
  })
})
