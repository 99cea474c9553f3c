import * as fc from 'fast-check'
import { GROWTH_INDICATORS, growthLms, lastMonth } from '@cauce/domain/growth/growth-tables'
import { property } from '../../support/property.ts'

const sexo = fc.constantFrom('F', 'M')

property(
  'toda edad de un menor tiene sus valores, y ninguna de las demás',
  [fc.constantFrom(...GROWTH_INDICATORS), sexo, fc.double({ min: -24, max: 300, noNaN: true })],
  (what, who, months) => {
    const lms = growthLms(what, who, months)
    return (lms !== null) === (months >= 0 && months < lastMonth(what)) && (lms === null || (lms.m > 0 && lms.s > 0))
  },
)

property('la mediana de la talla crece con la edad', [sexo, fc.integer({ min: 0, max: 213 })], (who, month) => {
  // At two years one is measured standing, which reads 0,7 cm less.
  const [before, after] = [growthLms('talla', who, month)?.m ?? 0, growthLms('talla', who, month + 2)?.m ?? 0]
  return after > before
})
