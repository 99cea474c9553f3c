/** What can be closed leaves a text of why, and a reason of one way of closing is none of another. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { ANTECEDENT_KINDS, CLOSINGS } from '@cauce/domain/antecedents/antecedent-life'
import {
  CLOSING_REASON_CODES,
  closingReasonProblems,
  closingReasons,
  closingText,
} from '@cauce/domain/antecedents/closing-reason'
import { property } from '../../support/property.ts'

const kind = fc.constantFrom(...ANTECEDENT_KINDS)
const como = fc.constantFrom('refutada' as const, 'terminada' as const, 'dejada' as const, 'error' as const)
const razon = fc.option(fc.constantFrom(...CLOSING_REASON_CODES), { nil: null })
const motivo = fc.constantFrom('', 'no', 'aaaaaaaaaaaaaaaaaaaa', 'Prueba de provocación negativa')

describe('closingReasonProblems', () => {
  property('lo que se cierra deja escrito por qué', [kind, como, razon, motivo], (what, how, code, words) => {
    if (Object.keys(closingReasonProblems(what, how, { razon: code, motivo: words })).length > 0) return
    expect(CLOSINGS[what]).toContain(how)
    expect(closingText({ razon: code, motivo: words }).length).toBeGreaterThan(9)
  })

  property(
    'un motivo de la lista basta, y el de otra forma de cerrar no sirve',
    [kind, como, razon],
    (what, how, code) => {
      const offered = closingReasons(what, how)
      if (code === null || code === 'otra') return
      const problems = closingReasonProblems(what, how, { razon: code, motivo: '' })
      expect(Object.keys(problems).length === 0).toBe(offered.includes(code))
    },
  )
})
