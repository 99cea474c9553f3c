import * as fc from 'fast-check'
import { massClassOf } from '@cauce/domain/clinical-record/mass-class'
import { adultAge } from '../../support/arbitraries/clinical-record.ts'
import { property } from '../../support/property.ts'

/** The table of the WHO as it is printed: from, to, both in hundredths and both within. */
const PRINTED: readonly (readonly [number, number, string])[] = [
  [0, 1599, 'Delgadez severa'],
  [1600, 1699, 'Delgadez moderada'],
  [1700, 1849, 'Delgadez leve'],
  [1850, 2499, 'Normal'],
  [2500, 2999, 'Sobrepeso'],
  [3000, 3499, 'Obesidad grado I'],
  [3500, 3999, 'Obesidad grado II'],
  [4000, 100_000, 'Obesidad grado III'],
]
const index = fc.oneof(
  fc.integer({ min: 500, max: 6000 }),
  fc.constantFrom(...PRINTED.flatMap(([from, to]) => [from, to])),
)

property('la clase de un adulto es la fila de la tabla impresa', [index, adultAge], (hundredths, edad) => {
  const row = PRINTED.find(([from, to]) => hundredths >= from && hundredths <= to)
  return massClassOf(hundredths / 100, { edad }).clase === row?.[2]
})

property('nadie menor de 18 tiene clase', [index, fc.integer({ min: 0, max: 17 })], (hundredths, edad) => {
  return massClassOf(hundredths / 100, { edad }).clase === null
})
