import { describe, expect, it } from 'vitest'
import { REASON_NOT_CHOSEN } from '../medication/reason.ts'
import { CANNOT_CLOSE_SO, CLOSING_REASON } from './antecedent-life.ts'
import { CLOSING_REASONS, closingReasonProblems, closingReasons, closingText } from './closing-reason.ts'

const WORDS = 'Lo explicó con calma su hija'

describe('what closes an allergy or a state', () => {
  it('is a reason of the list, by itself', () => {
    expect(closingReasonProblems('alergia', 'refutada', { razon: 'prueba_negativa', motivo: '' })).toEqual({})
    expect(closingReasonProblems('alergia', 'error', { razon: 'otro_paciente', motivo: '' })).toEqual({})
    expect(closingReasonProblems('estado', 'terminada', { razon: 'embarazo_terminado', motivo: '' })).toEqual({})
  })

  it('is not one of another way of closing, nor none', () => {
    expect(closingReasonProblems('alergia', 'error', { razon: 'prueba_negativa', motivo: WORDS })).toEqual({
      razon: [CANNOT_CLOSE_SO],
    })
    expect(closingReasonProblems('estado', 'terminada', { razon: null, motivo: WORDS })).toEqual({
      razon: [REASON_NOT_CHOSEN],
    })
  })

  it('is own words where it is another one', () => {
    expect(closingReasonProblems('alergia', 'refutada', { razon: 'otra', motivo: 'no' })).toEqual({
      motivo: [CLOSING_REASON],
    })
    expect(closingReasonProblems('alergia', 'refutada', { razon: 'otra', motivo: WORDS })).toEqual({})
  })
})

describe('what is taken, and an answer', () => {
  it('is closed in own words, without a list', () => {
    expect([closingReasons('toma', 'dejada'), closingReasons('respuesta', 'error')]).toEqual([[], []])
    expect(closingReasonProblems('toma', 'dejada', { razon: null, motivo: WORDS })).toEqual({})
    expect(closingReasonProblems('toma', 'dejada', { razon: 'otra', motivo: WORDS })).toEqual({
      razon: [CANNOT_CLOSE_SO],
    })
    expect(closingReasonProblems('respuesta', 'error', { razon: null, motivo: 'no' })).toEqual({
      motivo: [CLOSING_REASON],
    })
  })

  it('is not closed as an allergy is', () => {
    expect(closingReasonProblems('toma', 'refutada', { razon: null, motivo: WORDS })).toEqual({
      como: [CANNOT_CLOSE_SO],
    })
  })
})

it('an allergy is not ended', () => {
  expect(closingReasonProblems('alergia', 'terminada', { razon: null, motivo: WORDS })).toEqual({
    como: [CANNOT_CLOSE_SO],
  })
})

it('the sentence of the list comes first in what is kept, and the own words after it', () => {
  expect(closingText({ razon: 'lo_tolero', motivo: ' ' })).toBe(CLOSING_REASONS.lo_tolero)
  expect(closingText({ razon: 'lo_tolero', motivo: ' en marzo ' })).toBe('Lo recibió después y lo toleró: en marzo')
  expect(closingText({ razon: 'otra', motivo: WORDS })).toBe(WORDS)
  expect(closingText({ razon: null, motivo: WORDS })).toBe(WORDS)
})
