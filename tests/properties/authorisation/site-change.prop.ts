import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { AT_PRIMARY, whyNotChanged } from '@cauce/domain/authorisation/site-change'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-27'
const line = fc.record({
  tipo_orden_id: fc.constantFrom(OrderType.medications, OrderType.procedures, OrderType.ownCodes),
  estado_id: fc.constantFrom(...Object.values(OrderStatus)),
  automatica: fc.boolean(),
  con_sede: fc.boolean(),
  hasta: fc.constantFrom('2026-11-26', TODAY, '2027-02-20'),
  cambios: fc.integer({ min: 0, max: 5 }),
})

describe('whyNotChanged', () => {
  property('la cambia solo quien puede, y si no, se le dice por qué con una frase', [line], (each) => {
    const why = whyNotChanged(each, TODAY)
    const may =
      each.tipo_orden_id !== OrderType.medications &&
      (each.estado_id === OrderStatus.active || each.estado_id === OrderStatus.authorised) &&
      each.hasta >= TODAY &&
      each.con_sede &&
      !each.automatica &&
      each.cambios <= 2
    expect(why === null).toBe(may)
    if (why !== null) expect(why).toMatch(/^[A-Z].*\.$/u)
  })

  property('la de su IPS no se cambia, tampoco la primera vez', [line], (each) => {
    const open = {
      ...each,
      tipo_orden_id: OrderType.procedures,
      estado_id: OrderStatus.authorised,
      hasta: TODAY,
      con_sede: true,
      cambios: 0,
    }
    expect(whyNotChanged({ ...open, automatica: true }, TODAY)).toBe(AT_PRIMARY)
    expect(whyNotChanged({ ...open, automatica: false }, TODAY)).toBeNull()
  })

  property('el tercer cambio se hace y el cuarto no', [line], (each) => {
    const at = (cambios: number) =>
      whyNotChanged(
        {
          ...each,
          tipo_orden_id: OrderType.ownCodes,
          estado_id: OrderStatus.active,
          automatica: false,
          con_sede: true,
          hasta: TODAY,
          cambios,
        },
        TODAY,
      )
    expect([at(2), at(3) === null]).toEqual([null, false])
  })
})
