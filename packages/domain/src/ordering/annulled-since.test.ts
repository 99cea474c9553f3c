import { expect, it } from 'vitest'
import { annulledSince } from './annulled-since.ts'

it('names the order of which all the lines were annulled', () => {
  expect(annulledSince(40118, [2, 2])).toBe(
    'La orden n.º 40 118 se anuló después de crearla y este envío no la ordena otra vez. Si hace falta, ordene de nuevo.',
  )
})

it.each([[[2, 1]], [[1]], [[5, 2]], [[]]])('is silent of an order whose lines are %j', (estados) => {
  expect(annulledSince(40118, estados)).toBeNull()
})
