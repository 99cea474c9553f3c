import { describe, expect, it } from 'vitest'
import { formatNumber, groupThousands } from './format.ts'

it('groups digits in threes from the right', () => {
  expect([40218, '43512887', 7, 999, 1000, '1000000'].map(groupThousands)).toEqual([
    '40 218',
    '43 512 887',
    '7',
    '999',
    '1 000',
    '1 000 000',
  ])
})

describe('formatNumber', () => {
  it('writes exactly the decimals, with a comma', () => {
    expect([formatNumber(68, 1), formatNumber(1.75, 2), formatNumber(162, 0), formatNumber(1234.5, 2)]).toEqual([
      '68,0',
      '1,75',
      '162',
      '1 234,50',
    ])
  })

  it('rounds half away from zero on the decimal value', () => {
    expect([formatNumber(167.45, 1), formatNumber(1.005, 2), formatNumber(-2.5, 0), formatNumber(0.5, 0)]).toEqual([
      '167,5',
      '1,01',
      '−3',
      '1',
    ])
  })

  it('writes no sign before zero', () => {
    expect(formatNumber(-0.04, 1)).toBe('0,0')
  })

  it('writes very small and very large numbers', () => {
    expect(formatNumber(1e-9, 2)).toBe('0,00')
    expect(formatNumber(123456789, 0)).toBe('123 456 789')
  })
})
