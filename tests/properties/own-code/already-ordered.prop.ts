import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { alreadyOrdered } from '@cauce/domain/own-code/already-ordered'
import { activeServiceOn, codeId } from '../../support/arbitraries/own-code.ts'
import { property } from '../../support/property.ts'

const DAY = '2026-11-21'
const lines = fc.array(activeServiceOn(DAY), { maxLength: 10 })
const codes = fc.uniqueArray(codeId, { maxLength: 6 })

describe('alreadyOrdered', () => {
  property(
    'responde por algunos de los códigos, sea cual sea el orden de las líneas',
    [codes, lines],
    (ids, active) => {
      const taken = alreadyOrdered(ids, active, DAY)
      expect(ids.filter((id) => taken.includes(id))).toEqual(taken)
      expect(alreadyOrdered(ids, active.toReversed(), DAY)).toEqual(taken)
    },
  )

  property('una línea activa más nunca libera un código', [codes, lines, activeServiceOn(DAY)], (ids, active, line) => {
    expect(alreadyOrdered(ids, [...active, line], DAY)).toEqual(
      expect.arrayContaining([...alreadyOrdered(ids, active, DAY)]),
    )
  })

  property('las líneas cerradas y vencidas no retienen nada', [codes, lines], (ids, active) => {
    const past = active.filter(
      ({ estado_id, fecha_vencimiento }) => [2, 5, 49].includes(estado_id) || fecha_vencimiento < DAY,
    )
    expect(alreadyOrdered(ids, past, DAY)).toEqual([])
  })
})
