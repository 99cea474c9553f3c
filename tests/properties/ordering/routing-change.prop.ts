import * as fc from 'fast-check'
import { expect } from 'vitest'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { checkRoutingChange } from '@cauce/domain/ordering/routing-change'
import { blank, sentence } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const site = fc.option(fc.integer({ min: 1 }), { nil: null })

property(
  'se puede guardar exactamente con una sede y un motivo que diga algo',
  [site, fc.oneof(sentence, blank), fc.constantFrom(...Object.values(OrderType))],
  (rep_id, motivo, tipo) => {
    const errores = checkRoutingChange({ rep_id, motivo }, tipo)
    expect('rep_id' in errores).toBe(rep_id === null)
    expect('motivo' in errores).toBe(tipo !== OrderType.ownCodes && !/\S/u.test(motivo))
  },
)
