import { expect, it } from 'vitest'
import { wholeRecordProgress } from './whole-record-text.ts'

it.each([
  [-1, '0 s'],
  [0, '0 s'],
  [8.9, '8 s'],
  [59, '59 s'],
  [60, '1 min 00 s'],
  [125, '2 min 05 s'],
])('after %d seconds says %s', (seconds, words) => {
  expect(wholeRecordProgress(seconds)).toBe(`Preparando la historia completa: ${words}`)
})
