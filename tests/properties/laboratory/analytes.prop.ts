import * as fc from 'fast-check'
import { ANALYTE_CODES, ANALYTES, usualReference, type ReferenceRange } from '@cauce/domain/laboratory/analytes'
import { property } from '../../support/property.ts'

const code = fc.constantFrom(...ANALYTE_CODES)
const inside = (range: ReferenceRange, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  [range.min, range.max].every((limit) => limit === null || (limit >= min && limit <= max))

property(
  'el rango usual y los límites críticos caben en lo posible',
  [code, fc.constantFrom('F', 'M', 'I')],
  (each, sexo) => {
    const { posible, critico } = ANALYTES[each]
    return inside(usualReference(each, sexo), posible) && inside(critico, posible)
  },
)
