import { expect, it } from 'vitest'
import { isFreshStep } from './authenticator.ts'

it('takes each step once, and none before it', () => {
  expect([isFreshStep(10, null), isFreshStep(10, 9), isFreshStep(10, 10), isFreshStep(10, 11)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('the first code is taken whatever its step', () => {
  expect(isFreshStep(0, null)).toBe(true)
})
