import * as fc from 'fast-check'
import { checkQuantity } from '@cauce/domain/procedure/quantity'
import { quantity } from '../../support/arbitraries/ordering.ts'
import { property } from '../../support/property.ts'

const maximum = fc.integer({ min: 1, max: 30 })

property(
  'contando desde uno se llega a toda cantidad aceptada y a ninguna otra',
  [quantity, maximum],
  (value, most) => {
    let counted = false
    for (let units = 1; units <= most; units += 1) counted ||= units === value
    return (checkQuantity(value, most) === null) === counted
  },
)

property('un máximo mayor no rechaza nada que se aceptaba', [quantity, maximum], (value, most) => {
  return checkQuantity(value, most) !== null || checkQuantity(value, most + 1) === null
})
