import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { isOfSubstance, LEAST_LETTERS_GRAVE, reasonProblem, reasonText, REASON_TOO_POOR } from './substance.ts'

const grave = (text: string): boolean => isOfSubstance(text, LEAST_LETTERS_GRAVE)

describe('isOfSubstance', () => {
  it('takes two words of ten letters', () => {
    for (const text of ['Orden repetida', 'Inicia quimioterapia', 'NEUTROPENIA FEBRIL', 'ñandú águila'])
      expect([text, isOfSubstance(text)]).toEqual([text, true])
  })

  it('takes no sign, figure, held key, lone word nor missing text', () => {
    for (const text of [
      '.',
      '-',
      '..........',
      '1234567890',
      'aaaaaaaaaaaa',
      'abab abab ab',
      'Neutropenia',
      'Ya no va',
      '',
      null,
      undefined,
    ])
      expect([text, isOfSubstance(text)]).toEqual([text, false])
  })

  it('asks for thirty letters and four words against what is contraindicated', () => {
    expect(grave('Se revisó con la familia esta mañana')).toBe(true)
    expect(grave('Se revisó con la familia')).toBe(false)
    expect(grave('Imprescindible quimioterapia intraperitoneal')).toBe(false)
  })
})

describe('reasonProblem', () => {
  it('says what is missing, or that it says nothing', () => {
    expect(reasonProblem(' \n', 'Falta')).toBe('Falta')
    expect(reasonProblem('.', 'Falta')).toBe(REASON_TOO_POOR)
    expect(reasonProblem('Orden repetida', 'Falta')).toBeNull()
  })
})

describe('reasonText', () => {
  it('travels only with substance, and says one thing of what is empty', () => {
    const is = Schema.is(reasonText(20, 'Falta'))
    expect(['Orden repetida', '.', '  ', `Orden repetida ${'x'.repeat(9)}`].map((text) => is(text))).toEqual([
      true,
      false,
      false,
      false,
    ])
    const decode = Schema.decodeUnknownSync(reasonText(20, 'Falta'), { errors: 'all' })
    expect(() => decode('  ')).toThrow('Falta')
    expect(() => decode('  ')).not.toThrow(REASON_TOO_POOR)
  })
})
