import * as fc from 'fast-check'
import { checkRecordMeasures } from '@cauce/domain/clinical-record/measures'
import { NO_MEASURES } from '@cauce/domain/clinical-record/record'
import { SIGN_LIMITS, SIGN_NAMES } from '@cauce/domain/clinical-record/vital-signs'
import { property } from '../../support/property.ts'

const name = fc.constantFrom(...SIGN_NAMES)
const number = fc.oneof(fc.integer({ min: -10, max: 400 }), fc.double({ min: -10, max: 400, noNaN: true }))

property('un signo se acepta solo dentro de sus límites y con sus decimales', [name, number], (sign, value) => {
  const { min, max, decimales } = SIGN_LIMITS[sign]
  const exact = Number(value.toFixed(decimales)) === value
  const taken = Object.keys(checkRecordMeasures({ ...NO_MEASURES, [sign]: value })).length === 0
  return taken === (value >= min && value <= max && exact)
})

property('un signo que no se tomó no dice nada, y el de los demás no lo cambia', [name, number], (sign, value) => {
  const errors = checkRecordMeasures({ ...NO_MEASURES, [sign]: value })
  return SIGN_NAMES.every((other) => other === sign || !(other in errors))
})
