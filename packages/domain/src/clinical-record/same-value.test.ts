import { expect, it } from 'vitest'
import { sameValue } from './same-value.ts'

it('compares what is said, whatever the order of the keys', () => {
  expect(
    sameValue({ peso: 70, talla: { cm: 170, con: 'zapatos' } }, { talla: { con: 'zapatos', cm: 170 }, peso: 70 }),
  ).toBe(true)
  expect(sameValue([1, 2], [2, 1])).toBe(false)
  expect(sameValue('70', 70)).toBe(false)
})

it('tells what is absent from what is empty', () => {
  expect([sameValue(undefined, null), sameValue('', null), sameValue(undefined, undefined)]).toEqual([
    false,
    false,
    true,
  ])
  expect(sameValue({ peso: 70, talla: undefined }, { peso: 70 })).toBe(true)
})
