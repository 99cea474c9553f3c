import { expect, it } from 'vitest'
import { readCode, codesClosed } from './access-code.ts'

it.each([
  [1_800_000, '30 minutos'],
  [61_000, '2 minutos'],
  [60_000, '1 minuto'],
  [0, '1 minuto'],
])('a second step that is closed says for how long: %d ms', (wait, words) => {
  expect(codesClosed(wait)).toBe(
    `Se escribieron demasiados códigos equivocados: por seguridad, el segundo paso de su ingreso está cerrado. Ingrese de nuevo en ${words}`,
  )
})

it('reads six digits, typed or pasted', () => {
  expect(['048213', ' 048 213\n', '048-213'].map(readCode)).toEqual(['048213', '048213', '048213'])
})

it('reads nothing else', () => {
  expect(['', '04821', '0482133', 'O48213', '04821B', '٠٤٨٢١٣'].map(readCode)).toEqual(Array(6).fill(null))
})
