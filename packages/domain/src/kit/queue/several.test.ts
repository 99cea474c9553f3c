import { expect, it } from 'vitest'
import { assignedWords, assigneeIn } from './assignee.ts'
import { handMoves, severalWords, stillMarked } from './several.ts'

const lines = (...done: readonly boolean[]) => done.map((hecho, at) => ({ id: at + 1, hecho }))

it('says how many were done and how many were not', () => {
  expect(
    [lines(true), lines(true, true), lines(true, false), lines(true, true, false, false), lines(false)].map(
      severalWords,
    ),
  ).toEqual(['1 hecha', '2 hechas', '1 hecha y 1 no se pudo', '2 hechas y 2 no se pudieron', '1 no se pudo'])
})

it('keeps marked what was not done', () => {
  expect(stillMarked(new Set([1, 2, 9]), lines(true, false))).toEqual(new Set([2, 9]))
})

it('only what changes hands is done with several', () => {
  expect(handMoves({ take: 'tomar', release: 'soltar' })).toEqual(['tomar', 'soltar'])
})

it('reads to whom it is given, and says it', () => {
  expect(['7', '07', '-1', 'x', undefined].map(assigneeIn)).toEqual([7, null, null, null, null])
  expect(assignedWords('Ana Ruiz')).toBe('Queda a cargo de Ana Ruiz')
})
