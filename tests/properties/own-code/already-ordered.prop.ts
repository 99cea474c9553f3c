import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { alreadyOrdered } from '@cauce/domain/own-code/already-ordered'
import { activeServiceOn, codeId } from '../../support/arbitraries/own-code.ts'
import { property } from '../../support/property.ts'

const DAY = '2026-11-21'
const lines = fc.array(activeServiceOn(DAY), { maxLength: 10 })
const codes = fc.uniqueArray(codeId, { maxLength: 6 })

describe('alreadyOrdered', () => {
  property('answers some of the codes, whatever the order of the lines', [codes, lines], (ids, active) => {
    const taken = alreadyOrdered(ids, active, DAY)
    expect(ids.filter((id) => taken.includes(id))).toEqual(taken)
    expect(alreadyOrdered(ids, active.toReversed(), DAY)).toEqual(taken)
  })

  property('one more active line never frees a code', [codes, lines, activeServiceOn(DAY)], (ids, active, line) => {
    expect(alreadyOrdered(ids, [...active, line], DAY)).toEqual(
      expect.arrayContaining([...alreadyOrdered(ids, active, DAY)]),
    )
  })

  property('closed and expired lines hold nothing', [codes, lines], (ids, active) => {
    const past = active.filter(
      ({ estado_id, fecha_vencimiento }) => [2, 5, 49].includes(estado_id) || fecha_vencimiento < DAY,
    )
    expect(alreadyOrdered(ids, past, DAY)).toEqual([])
  })
})
