import { fc } from '@fast-check/vitest'
import { expect } from 'vitest'
import { duplicateCode, repeatedPositions } from '@cauce/domain/own-code/duplicate-code'
import { codeId } from '../../support/arbitraries/own-code.ts'
import { property } from '../../support/property.ts'

const codes = fc.array(codeId, { maxLength: 8 })

property('without the repeated positions each code stands once and none is lost', [codes], (ids) => {
  const repeated = repeatedPositions(ids)
  const kept = ids.filter((_, index) => !repeated.includes(index))
  expect(kept).toEqual([...new Set(ids)])
})

property('a list that was built by the rule has no repeats', [codes], (ids) => {
  const list = ids.reduce<readonly number[]>((all, id) => (duplicateCode(all, id) === null ? [...all, id] : all), [])
  expect(repeatedPositions(list)).toEqual([])
})
