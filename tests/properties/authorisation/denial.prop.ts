import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import {
  ALTERNATIVE_MISSING,
  CAUSE_NOT_ALLOWED,
  denialProblems,
  FOUNDATION_MISSING,
  isDenialCause,
  JUSTIFICATION_SHORT,
  LEAST_JUSTIFICATION,
  NUMBER_IN_FORCE_MISSING,
  partProblem,
} from '@cauce/domain/authorisation/denial'
import { property } from '../../support/property.ts'

const WHOLE = {
  causal: 'no_pertinente',
  justificacion: 'j'.repeat(LEAST_JUSTIFICATION),
  fundamento: 'Guía 7',
  alternativa: 'Terapia',
}

describe('denialProblems', () => {
  property('con cien caracteres basta y con uno menos no', [fc.integer({ min: 0, max: 300 })], (length) => {
    const { justificacion } = denialProblems({ ...WHOLE, justificacion: 'j'.repeat(length) })
    expect(justificacion).toBe(length < LEAST_JUSTIFICATION ? JUSTIFICATION_SHORT : undefined)
  })

  property(
    'los blancos de los lados no son justificación',
    [fc.nat({ max: 50 }), fc.nat({ max: 50 })],
    (before, after) => {
      const padded = `${' '.repeat(before)}${'j'.repeat(LEAST_JUSTIFICATION - 1)}${' '.repeat(after)}`
      expect(denialProblems({ ...WHOLE, justificacion: padded })).toEqual({ justificacion: JUSTIFICATION_SHORT })
    },
  )

  property('solo se niega por una causal de la norma', [fc.string()], (causal) => {
    const problem = denialProblems({ ...WHOLE, causal })['causal']
    expect(problem).toBe(isDenialCause(causal) ? undefined : CAUSE_NOT_ALLOWED)
  })

  property('sin fundamento o sin alternativa no está entero', [fc.constantFrom('', '  ')], (blank) => {
    expect(denialProblems({ ...WHOLE, fundamento: blank })).toEqual({ fundamento: FOUNDATION_MISSING })
    expect(denialProblems({ ...WHOLE, alternativa: blank })).toEqual({ alternativa: ALTERNATIVE_MISSING })
    expect(denialProblems({ ...WHOLE, alternativa: `Sin alternativa${blank}.` })).toEqual({
      alternativa: ALTERNATIVE_MISSING,
    })
    expect(denialProblems({ ...WHOLE, alternativa: 'Sin alternativa: no hay otra técnica' })).toEqual({})
    expect(denialProblems(WHOLE)).toEqual({})
  })

  property('por duplicada se dice el número vigente', [fc.integer({ min: 1_000, max: 9_999_999 })], (numero) => {
    const duplicated = { ...WHOLE, causal: 'duplicada' }
    expect(denialProblems(duplicated)).toEqual({ fundamento: NUMBER_IN_FORCE_MISSING })
    expect(denialProblems({ ...duplicated, fundamento: `Vigente ${numero}` })).toEqual({})
  })
})

describe('partProblem', () => {
  property(
    'una parte es más de cero y menos de lo pedido',
    [fc.integer({ min: -5, max: 60 }), fc.integer({ min: 1, max: 50 })],
    (part, pedida) => {
      expect(partProblem(String(part), pedida) === null).toBe(part > 0 && part < pedida)
      expect(partProblem('', pedida)).toBeNull()
      expect(partProblem(undefined, pedida)).toBeNull()
      expect(partProblem('1.5', pedida)).not.toBeNull()
    },
  )
})
