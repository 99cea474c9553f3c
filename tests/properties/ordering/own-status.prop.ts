import * as fc from 'fast-check'
import { describe } from 'vitest'
import { FIRST_OWN_STATUS, whyReadOnly } from '@cauce/domain/ordering/own-status'
import { property } from '../../support/property.ts'

const status = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.constantFrom(FIRST_OWN_STATUS - 1, FIRST_OWN_STATUS)),
  ciclos: fc.array(fc.constantFrom('Línea de una orden', 'Remisión'), { maxLength: 2 }),
  usado: fc.boolean(),
})

describe('whyReadOnly', () => {
  property('calla exactamente para un estado propio que nada usa', [status], (one) => {
    const free = one.id >= FIRST_OWN_STATUS && one.ciclos.length === 0 && !one.usado
    return (whyReadOnly(one) === null) === free
  })

  property('nombra cada ciclo de vida que lo usa', [status], (one) => {
    const reason = whyReadOnly(one) ?? ''
    return one.ciclos.every((title) => reason.includes(title))
  })
})
