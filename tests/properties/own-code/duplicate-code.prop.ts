import * as fc from 'fast-check'
import { expect } from 'vitest'
import { duplicateCode, repeatedPositions } from '@cauce/domain/own-code/duplicate-code'
import { codeId } from '../../support/arbitraries/own-code.ts'
import { property } from '../../support/property.ts'

const codes = fc.array(codeId, { maxLength: 8 })

property('sin las posiciones repetidas cada código está una vez y no se pierde ninguno', [codes], (ids) => {
  const repeated = repeatedPositions(ids)
  const kept = ids.filter((_, index) => !repeated.includes(index))
  expect(kept).toEqual([...new Set(ids)])
})

property('una lista armada con la regla no tiene repetidos', [codes], (ids) => {
  const list = ids.reduce<readonly number[]>((all, id) => (duplicateCode(all, id) === null ? [...all, id] : all), [])
  expect(repeatedPositions(list)).toEqual([])
})
