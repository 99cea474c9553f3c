import { fc } from '@fast-check/vitest'
import { checkQuantity } from '@cauce/domain/procedure/quantity'
import { quantity } from '../../support/arbitraries/ordering.ts'
import { property } from '../../support/property.ts'

const maximum = fc.integer({ min: 1, max: 30 })

property('counting up from one reaches every accepted quantity and no other', [quantity, maximum], (value, most) => {
  let counted = false
  for (let units = 1; units <= most; units += 1) counted ||= units === value
  return (checkQuantity(value, most) === null) === counted
})

property('a larger maximum refuses nothing that was accepted', [quantity, maximum], (value, most) => {
  return checkQuantity(value, most) !== null || checkQuantity(value, most + 1) === null
})
