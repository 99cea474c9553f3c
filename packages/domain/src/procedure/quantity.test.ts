import { expect, it } from 'vitest'
import { checkQuantity } from './quantity.ts'

it('accepts from one to the maximum of the procedure', () => {
  expect([1, 2, 10].map((quantity) => checkQuantity(quantity, 10))).toEqual([null, null, null])
})

it('refuses none, less than none and more than the maximum', () => {
  expect(checkQuantity(0, 10)).toBe('La cantidad debe ser al menos 1')
  expect(checkQuantity(-3, 10)).toBe('La cantidad debe ser al menos 1')
  expect(checkQuantity(11, 10)).toBe('La cantidad máxima de este procedimiento es 10')
})

it('refuses what is not a whole number', () => {
  expect([1.5, Number.NaN, Number.POSITIVE_INFINITY].map((quantity) => checkQuantity(quantity, 10))).toEqual(
    Array(3).fill('La cantidad debe ser un número entero'),
  )
})
