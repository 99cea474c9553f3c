import { expect, it } from 'vitest'
import { NO_RECORD_OF_MISSED, recordBlockedBy, writesRecord } from './record-writer.ts'

it('is written by the professional of the consultation and nobody else', () => {
  expect(writesRecord(7, { medico_user_id: 7 })).toBe(true)
  expect(writesRecord(7, { medico_user_id: 8 })).toBe(false)
})

it('is not written of a consultation to which nobody came', () => {
  expect([1, 2, 3, 4, 5].map(recordBlockedBy)).toEqual([null, null, null, null, NO_RECORD_OF_MISSED])
})
