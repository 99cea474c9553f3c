/** Worked values of `../shared/catalogos/formulas.tsv`: OMS, Serie de Informes Técnicos 894, 2000. */
import { expect, it } from 'vitest'
import { bodyMassIndex, massIndexClass } from './body-mass-index.ts'

it.each([
  [40, 160, 15.63, 'Delgadez severa'],
  [42, 160, 16.41, 'Delgadez moderada'],
  [46, 160, 17.97, 'Delgadez leve'],
  [47.36, 160, 18.5, 'Normal'],
  [60, 165, 22.04, 'Normal'],
  [64, 160, 25, 'Sobrepeso'],
  [72, 160, 28.13, 'Sobrepeso'],
  [76.8, 160, 30, 'Obesidad grado I'],
  [89.6, 160, 35, 'Obesidad grado II'],
  [102.4, 160, 40, 'Obesidad grado III'],
  [110, 160, 42.97, 'Obesidad grado III'],
  [70, 170, 24.22, 'Normal'],
])('of %f kg and %f cm is %f: %s', (kg, cm, index, name) => {
  expect(bodyMassIndex(kg, cm)).toBe(index)
  expect(massIndexClass(index)).toBe(name)
})

it.each([
  [15.99, 'Delgadez severa'],
  [16, 'Delgadez moderada'],
  [17, 'Delgadez leve'],
  [18.5, 'Normal'],
  [24.99, 'Normal'],
  [25, 'Sobrepeso'],
  [40, 'Obesidad grado III'],
])('an index of %f is %s', (index, name) => {
  expect(massIndexClass(index)).toBe(name)
})
