import { expect, it } from 'vitest'
import { cardinal, MAX_CARDINAL } from './cardinal.ts'

it.each([
  [0, 'cero'],
  [1, 'uno'],
  [16, 'dieciséis'],
  [21, 'veintiuno'],
  [22, 'veintidós'],
  [30, 'treinta'],
  [31, 'treinta y uno'],
  [90, 'noventa'],
  [100, 'cien'],
  [101, 'ciento uno'],
  [180, 'ciento ochenta'],
  [200, 'doscientos'],
  [500, 'quinientos'],
  [999, 'novecientos noventa y nueve'],
  [1_000, 'mil'],
  [1_001, 'mil uno'],
  [2_016, 'dos mil dieciséis'],
  [21_000, 'veintiún mil'],
  [31_100, 'treinta y un mil cien'],
  [101_000, 'ciento un mil'],
  [MAX_CARDINAL, 'novecientos noventa y nueve mil novecientos noventa y nueve'],
])('%i es %s', (n, words) => expect(cardinal(n)).toBe(words))

it('no escribe lo que no es entero ni lo que se sale del rango', () => {
  expect([-1, 0.5, Number.NaN, Infinity, MAX_CARDINAL + 1].map(cardinal)).toEqual(Array(5).fill(null))
})

it('dos números distintos no se escriben igual', () => {
  expect(new Set(Array.from({ length: 20_000 }, (_, n) => cardinal(n))).size).toBe(20_000)
})
