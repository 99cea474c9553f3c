import { expect, it } from 'vitest'
import { isDiabetes } from './known-diabetes.ts'

it.each(['E10', 'E119', 'E11.9', 'e14', ' E12 '])('%s is a diabetes', (codigo) => {
  expect(isDiabetes(codigo)).toBe(true)
})

it.each(['E15', 'E09', 'O244', 'R739', 'I10', '', 'XE11'])('«%s» is none', (codigo) => {
  expect(isDiabetes(codigo)).toBe(false)
})
