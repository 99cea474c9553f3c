import * as fc from 'fast-check'
import { describe } from 'vitest'
import { assigneeIn } from '@cauce/domain/kit/queue/assignee'
import { property } from '../../../support/property.ts'

describe('assigneeIn', () => {
  property(
    'lee el número que se escribió',
    [fc.integer({ min: 1, max: 999_999_999 })],
    (id) => assigneeIn(String(id)) === id,
  )
  property('de cualquier otro texto no sale nadie', [fc.string()], (text) => {
    const read = assigneeIn(text)
    return read === null || String(read) === text
  })
})
