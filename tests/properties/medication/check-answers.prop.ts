/** An answer counts only for what it was asked about. */
import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { readInteractions } from '@cauce/domain/medication/check-answers'
import { property } from '../../support/property.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 })
const conocimiento = { catalogo: 'interacciones', version: '2026-10', fecha: '2026-10-01' }
const clean = (revisados: readonly number[]) => [{ resultado: false, interacciones: [], revisados, conocimiento }]

describe('readInteractions', () => {
  property('is clean exactly when every drug was looked at', [ids, ids], (asked, looked) => {
    const outcome = readInteractions(asked, clean(looked))
    const whole = asked.filter((id) => looked.includes(id)).length === asked.length
    expect(outcome?.respuesta ?? null).toBe(whole ? 'limpia' : null)
  })

  property('the order of the list changes nothing', [ids, ids], (asked, more) => {
    const looked = [...asked, ...more]
    expect(readInteractions(asked.toReversed(), clean(looked.toReversed()))).toEqual(
      readInteractions(asked, clean(looked)),
    )
  })

  property(
    'another drug never makes an answer out of none',
    [ids, ids, fc.integer({ min: 1, max: 30 })],
    (asked, looked, id) => {
      if (readInteractions(asked, clean(looked)) === null)
        expect(readInteractions([...asked, id], clean(looked))).toBeNull()
    },
  )
})
