import { expect, it } from 'vitest'
import { drawnPart, stageInWords } from './whole-record-stage.ts'

it.each([
  ['leyendo', 0, 'se leen las consultas', null],
  ['componiendo', 0, 'se componen las páginas', null],
  ['dibujando', 0.459, 'se dibujan las páginas, 45 %', 0.459],
  ['dibujando', 1.2, 'se dibujan las páginas, 100 %', 1],
] as const)('while %s, %d done', (fase, parte, words, part) => {
  expect(stageInWords({ fase, parte })).toBe(words)
  expect(drawnPart({ fase, parte })).toBe(part)
})
