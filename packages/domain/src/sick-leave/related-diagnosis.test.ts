import { expect, it } from 'vitest'
import { category, isRelatedDiagnosis, isSameDiagnosis } from './related-diagnosis.ts'

const code = (codigo: string) => ({ codigo })

it('tells the same code from the same category', () => {
  expect(category(code('M545'))).toBe('M54')
  expect([isSameDiagnosis(code('M545'), code('m545')), isSameDiagnosis(code('M545'), code('M544'))]).toEqual([
    true,
    false,
  ])
  expect(['M545', 'M544', 'M54', 'M511'].map((other) => isRelatedDiagnosis(code('M545'), code(other)))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
