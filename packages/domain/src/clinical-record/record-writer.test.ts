import { expect, it } from 'vitest'
import { NO_RECORD_OF_MISSED, recordBlockedBy } from './record-writer.ts'

it('is not written of a consultation to which nobody came', () => {
  expect([1, 2, 3, 4, 5].map(recordBlockedBy)).toEqual([null, null, null, null, NO_RECORD_OF_MISSED])
})
