import { describe, expect, it } from 'vitest'
import { checkDiagnoses, ONE_PRINCIPAL, PRINCIPAL_MISSING, TOO_MANY_RELATED, withPrincipal } from './diagnoses.ts'

const diabetes = { id: 1, codigo: 'E119', principal: true, tipo: '03' } as const
const hypertension = { id: 2, codigo: 'I10X', principal: false, tipo: '03' } as const
const related = (id: number) => ({ ...hypertension, id, codigo: `Z00${id}` })

describe('checkDiagnoses', () => {
  it('takes one principal and three related', () => {
    expect(checkDiagnoses([diabetes])).toEqual([])
    expect(checkDiagnoses([related(3), diabetes, related(4), related(5)])).toEqual([])
    expect(checkDiagnoses([diabetes, related(3), related(4), related(5), related(6)])).toEqual([TOO_MANY_RELATED])
  })

  it('asks for the principal and admits only one', () => {
    expect(checkDiagnoses([])).toEqual([PRINCIPAL_MISSING])
    expect(checkDiagnoses([hypertension])).toEqual([PRINCIPAL_MISSING])
    expect(checkDiagnoses([diabetes, { ...hypertension, principal: true }])).toEqual([ONE_PRINCIPAL])
  })

  it('names what is repeated, once, and what has no type', () => {
    expect(checkDiagnoses([diabetes, hypertension, hypertension, hypertension])).toEqual([
      'El diagnóstico I10X está repetido',
    ])
    expect(checkDiagnoses([{ ...diabetes, tipo: null }])).toEqual([
      'Diga si E119 es impresión diagnóstica, confirmado nuevo o confirmado repetido',
    ])
  })
})

describe('withPrincipal', () => {
  it('changes places with the one that was', () => {
    expect(withPrincipal([diabetes, hypertension], 2).map(({ principal }) => principal)).toEqual([false, true])
  })

  it('leaves a list that does not have it as it is', () => {
    expect(withPrincipal([diabetes, hypertension], 9)).toEqual([diabetes, hypertension])
  })
})
