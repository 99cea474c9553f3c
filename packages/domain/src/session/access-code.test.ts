import { expect, it } from 'vitest'
import { readCode } from './access-code.ts'

it('reads six digits, typed or pasted', () => {
  expect(['048213', ' 048 213\n', '048-213'].map(readCode)).toEqual(['048213', '048213', '048213'])
})

it('reads nothing else', () => {
  expect(['', '04821', '0482133', 'O48213', '04821B', '٠٤٨٢١٣'].map(readCode)).toEqual(Array(6).fill(null))
})
