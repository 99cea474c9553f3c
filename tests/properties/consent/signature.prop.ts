import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { isRealSignature } from '@cauce/domain/consent/signature'
import { inkOf, pen, point } from '../../support/arbitraries/consent.ts'
import { property } from '../../support/property.ts'

/** A wavy stroke from left to right, as a hand signs. */
const scribble = fc
  .record({
    start: fc.integer({ min: 5, max: 120 }),
    width: fc.integer({ min: 60, max: 160 }),
    heights: fc.array(fc.integer({ min: 10, max: 100 }), { minLength: 4, maxLength: 12 }),
  })
  .map(({ start, width, heights }) =>
    heights.map((height, index): readonly [number, number] => [
      start + (width * index) / (heights.length - 1),
      index % 2 === 0 ? Math.min(height, 40) : Math.max(height, 60),
    ]),
  )

describe('isRealSignature', () => {
  property('a stroke that goes up and down across the pad is one', [scribble, pen], (points, thickness) => {
    expect(isRealSignature(inkOf(points, thickness))).toBe(true)
  })

  property('a dot anywhere is not, however thick the pen', [point, pen], (where, thickness) => {
    expect(isRealSignature(inkOf([where], thickness))).toBe(false)
  })

  property(
    'a flat line is not, however long',
    [point, fc.integer({ min: 0, max: 290 }), pen],
    (from, length, thickness) => {
      expect(isRealSignature(inkOf([from, [from[0] + length, from[1]]], thickness))).toBe(false)
    },
  )

  property(
    'dots in a small spot are not',
    [point, fc.array(fc.tuple(fc.nat(18), fc.nat(18))), pen],
    (where, shifts, thickness) => {
      const spot = [where, ...shifts.map(([dx, dy]): readonly [number, number] => [where[0] + dx, where[1] + dy])]
      expect(isRealSignature(inkOf(spot, thickness))).toBe(false)
    },
  )

  property('where on the pad it is drawn does not matter', [scribble, fc.nat(15), fc.nat(10)], (points, dx, dy) => {
    const moved = points.map(([x, y]): readonly [number, number] => [x + dx, y + dy])
    expect(isRealSignature(inkOf(moved, 2))).toBe(isRealSignature(inkOf(points, 2)))
  })
})

property('an empty pad is not a signature', [fc.constantFrom(0, -1, 300)], (edge) => {
  return !isRealSignature({ inked: 0, width: 300, height: 120, minX: edge, minY: edge, maxX: edge, maxY: edge })
})

property('a few specks are not, however far apart', [fc.nat(40), point, point], (inked, [x1, y1], [x2, y2]) => {
  const box = { minX: Math.min(x1, x2), minY: Math.min(y1, y2), maxX: Math.max(x1, x2), maxY: Math.max(y1, y2) }
  return !isRealSignature({ inked, width: 300, height: 120, ...box })
})
