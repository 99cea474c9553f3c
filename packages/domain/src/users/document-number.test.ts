import { describe, expect, it } from 'vitest'
import { cleanDocument, documentProblem, INVALID_DOCUMENT, ONLY_DIGITS } from './document-number.ts'

it('drops what groups a number', () => {
  expect(['1.037.580.214', ' 43 512 887 ', 'ab123', '1,037'].map(cleanDocument)).toEqual([
    '1037580214',
    '43512887',
    'AB123',
    '1037',
  ])
})

describe('documentProblem', () => {
  it('takes what the type takes', () => {
    expect([documentProblem('CC', '1037580214'), documentProblem('PA', 'AB123456'), documentProblem('CC', '')]).toEqual(
      [null, null, null],
    )
  })

  it('says what is wrong', () => {
    expect(documentProblem('CC', 'AB123456')).toBe(ONLY_DIGITS)
    for (const type of ['CC', 'TI', 'RC', 'CE', 'NI']) expect(documentProblem(type, '12345A')).toBe(ONLY_DIGITS)
    expect(documentProblem('PA', '12')).toBe(INVALID_DOCUMENT)
    expect(documentProblem('PA', 'A'.repeat(21))).toBe(INVALID_DOCUMENT)
    expect(documentProblem('CC', '1037-580')).toBe(INVALID_DOCUMENT)
  })
})
