import { expect, test } from 'vitest'
import { countWords, MAX_COUNTED } from './counted.ts'

test('says the figure up to what is counted, and of more only that it is more', () => {
  expect([0, 7, 1234, MAX_COUNTED, MAX_COUNTED + 1].map(countWords)).toEqual([
    '0',
    '7',
    '1 234',
    '10 000',
    'más de 10 000',
  ])
})
