/** The rule of the arrows between siblings refuses what it says, and no more. */
import { expect, it } from 'vitest'
import { type Arrow, circlesOf, problemsOf } from '../../tools/rooms/arrows.ts'

const NOTHING = { arrows: [], knot: [] }
const arrow = (from: string, to: string, isOpen = false): Arrow => ({
  from,
  to,
  files: `${from}/a.ts → ${to}/b.ts`,
  isOpen,
})

it('finds those that go round, however long, and each group once', () => {
  expect(circlesOf([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a'), arrow('c', 'd'), arrow('e', 'a')])).toEqual([
    ['a', 'b', 'c'],
  ])
})

it('nobody imports the inside of a sibling, and what it lends is free', () => {
  expect(problemsOf('base', [arrow('a', 'b')], NOTHING)).toEqual([expect.stringContaining('a/a.ts → b/b.ts')])
  expect(problemsOf('base', [arrow('a', 'b', true)], NOTHING)).toEqual([])
})

it('two that lend to each other go round all the same', () => {
  const both = [arrow('a', 'b', true), arrow('b', 'a', true)]
  expect(problemsOf('base', both, NOTHING)).toEqual(['base: se importan en círculo: a, b'])
  expect(problemsOf('base', both, { arrows: [], knot: ['a', 'b'] })).toEqual([])
})

it('what was there before is kept by name, until it is gone', () => {
  const kept = { arrows: ['a: b'], knot: [] }
  expect(problemsOf('base', [arrow('a', 'b')], kept)).toEqual([])
  expect(problemsOf('base', [], kept)).toEqual([expect.stringContaining('a → b ya no está')])
})
