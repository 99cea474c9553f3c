import { describe, expect, it } from 'vitest'
import { asSeen, roundDecimal } from './round.ts'

describe('roundDecimal', () => {
  it('rounds the half away from zero, on the decimal value', () => {
    expect([roundDecimal(167.45, 1), roundDecimal(1.005, 2), roundDecimal(-2.5, 0), roundDecimal(0.5, 0)]).toEqual([
      167.5, 1.01, -3, 1,
    ])
  })

  it('leaves no sign on zero, and rounds what prints with an exponent', () => {
    expect([roundDecimal(-0.04, 1), roundDecimal(1e-9, 2)]).toEqual([0, 0])
    expect([roundDecimal(1.26e-7, 8), roundDecimal(-1.25e-7, 8)]).toEqual([1.3e-7, -1.3e-7])
  })
})

it('takes the noise of the binary float away', () => {
  expect([asSeen(1.1 * 1.5), asSeen(0.1 + 0.2), asSeen(85 * 1.97)]).toEqual([1.65, 0.3, 167.45])
})
