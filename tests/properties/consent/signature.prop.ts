import * as fc from 'fast-check'
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
  property('un trazo que sube y baja a lo ancho del recuadro lo es', [scribble, pen], (points, thickness) => {
    expect(isRealSignature(inkOf(points, thickness))).toBe(true)
  })

  property('un punto en cualquier parte no lo es, por grueso que sea el lápiz', [point, pen], (where, thickness) => {
    expect(isRealSignature(inkOf([where], thickness))).toBe(false)
  })

  property(
    'una línea plana no lo es, por larga que sea',
    [point, fc.integer({ min: 0, max: 290 }), pen],
    (from, length, thickness) => {
      expect(isRealSignature(inkOf([from, [from[0] + length, from[1]]], thickness))).toBe(false)
    },
  )

  property(
    'unos puntos en una mancha pequeña no lo son',
    [point, fc.array(fc.tuple(fc.nat(18), fc.nat(18))), pen],
    (where, shifts, thickness) => {
      const spot = [where, ...shifts.map(([dx, dy]): readonly [number, number] => [where[0] + dx, where[1] + dy])]
      expect(isRealSignature(inkOf(spot, thickness))).toBe(false)
    },
  )

  property('no importa en qué parte del recuadro se dibuje', [scribble, fc.nat(15), fc.nat(10)], (points, dx, dy) => {
    const moved = points.map(([x, y]): readonly [number, number] => [x + dx, y + dy])
    expect(isRealSignature(inkOf(moved, 2))).toBe(isRealSignature(inkOf(points, 2)))
  })
})

property('un recuadro vacío no es una firma', [fc.constantFrom(0, -1, 300)], (edge) => {
  return !isRealSignature({ inked: 0, width: 300, height: 120, minX: edge, minY: edge, maxX: edge, maxY: edge })
})

property(
  'unas pocas motas no lo son, por separadas que estén',
  [fc.nat(40), point, point],
  (inked, [x1, y1], [x2, y2]) => {
    const box = { minX: Math.min(x1, x2), minY: Math.min(y1, y2), maxX: Math.max(x1, x2), maxY: Math.max(y1, y2) }
    return !isRealSignature({ inked, width: 300, height: 120, ...box })
  },
)
