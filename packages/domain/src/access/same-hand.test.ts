import { expect, it } from 'vitest'
import { sameHand } from './same-hand.ts'

it('is the one who ordered, and the one who took the consent', () => {
  expect(sameHand(7, [7, 8])).toBe(true)
  expect(sameHand(8, [7, 8])).toBe(true)
  expect(sameHand(9, [7, 8, null])).toBe(false)
})
