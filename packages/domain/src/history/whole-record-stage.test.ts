import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { drawnPart, stageInWords, WholeRecordStage } from './whole-record-stage.ts'

it.each([
  ['leyendo', 0, 'se leen las consultas', null],
  ['componiendo', 0, 'se componen las páginas', null],
  ['dibujando', 0.459, 'se dibujan las páginas, 45 %', 0.459],
  ['dibujando', 1.2, 'se dibujan las páginas, 100 %', 1],
] as const)('while %s, %d done', (fase, parte, words, part) => {
  expect(stageInWords({ fase, parte })).toBe(words)
  expect(drawnPart({ fase, parte })).toBe(part)
})

it('el avance dice de qué afiliado es, en qué fase va y cuánto se ha dibujado', () => {
  const stage = { afiliado_id: 31, fase: 'dibujando', parte: 0.45 }
  const isStage = Schema.is(WholeRecordStage)
  expect([stage, {}, { ...stage, fase: 'lista' }].map((each) => isStage(each))).toEqual([true, false, false])
})
