import * as fc from 'fast-check'
import { growthLms, lastMonth, GROWTH_INDICATORS } from '@cauce/domain/growth/growth-tables'
import { percentileOf, valueAt, zScore } from '@cauce/domain/growth/lms'
import { property } from '../../support/property.ts'

const indicator = fc.constantFrom(...GROWTH_INDICATORS)
const sexo = fc.constantFrom('F', 'M')
const part = fc.double({ min: 0, max: 0.999, noNaN: true })
const z = fc.double({ min: -3, max: 3, noNaN: true })
const any = { min: -8, max: 8, noNaN: true }

property('el valor de un Z tiene ese Z, a cualquier edad', [indicator, sexo, part, z], (what, who, age, score) => {
  const lms = growthLms(what, who, age * lastMonth(what))
  return lms !== null && Math.abs(zScore(lms, valueAt(lms, score)) - score) < 1e-6
})

property(
  'quien mide más tiene un Z mayor, también más allá de ±3',
  [
    indicator,
    sexo,
    part,
    fc.double({ min: 0.5, max: 1.6, noNaN: true }),
    fc.double({ min: 0.001, max: 0.2, noNaN: true }),
  ],
  (what, who, age, times, more) => {
    const lms = growthLms(what, who, age * lastMonth(what))
    return lms !== null && zScore(lms, lms.m * (times + more)) > zScore(lms, lms.m * times)
  },
)

property('el percentil sube con el Z y va de 0 a 100', [fc.double(any), fc.double(any)], (one, other) => {
  const [low, high] = [Math.min(one, other), Math.max(one, other)].map(percentileOf)
  return (low ?? -1) >= 0 && (high ?? 101) <= 100 && (low ?? 0) <= (high ?? 0) + 1e-5
})
