import { describe, expect, it } from 'vitest'
import { indexWords, numbersInWords, proposalWords, schemeCount } from './line-words.ts'

describe('a scheme line in words', () => {
  it.each([
    ['ISC', 'mg/m2', 'mg/m² × ISC'],
    ['PESO', 'mg/kg', 'mg/kg × peso'],
    ['AUC', 'AUC', 'AUC, por Calvert'],
    ['FIJA', 'mg', 'mg, fija'],
  ] as const)('says what the index %s multiplies', (indice, unidad, words) => {
    expect(indexWords(indice, unidad)).toBe(words)
  })

  it.each([
    ['1', '1'],
    ['1,2,3,4,5', '1 a 5'],
    ['1-5', '1 a 5'],
    ['1,2,3', '1 a 3'],
    ['1,2', '1, 2'],
    ['1,8,15', '1, 8, 15'],
    ['1,2,8-11', '1, 2, 8 a 11'],
    ['cada día', 'cada día'],
  ])('reads the days %s as %s', (text, words) => {
    expect(numbersInWords(text)).toBe(words)
  })

  it('says the cap, or the sum of what is proposed', () => {
    const proposal = { valor: 2, unidad: 'mg', texto: '6 mg/kg × 68,0 kg = 408,0 mg', aviso: null, creatinina: null }
    expect(proposalWords({ ...proposal, tipo: 'tope' })).toBe('Tope habitual 2 mg')
    expect(proposalWords({ ...proposal, tipo: 'peso' })).toBe('6 mg/kg × 68,0 kg = 408,0 mg')
  })

  it('counts its cycles', () => {
    expect([schemeCount(1), schemeCount(6)]).toEqual(['1 esquema, 1 ciclo', '1 esquema, 6 ciclos'])
  })
})
