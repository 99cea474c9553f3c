import { expect, it } from 'vitest'
import { isRealSignature } from './signature.ts'

const pad = { width: 480, height: 160 }
const drawn = { ...pad, inked: 900, minX: 40, minY: 20, maxX: 320, maxY: 110 }

it('takes a drawing for a signature', () => {
  expect(isRealSignature(drawn)).toBe(true)
})

it('does not take an empty pad for one', () => {
  expect(isRealSignature({ ...pad, inked: 0, minX: 0, minY: 0, maxX: 0, maxY: 0 })).toBe(false)
  expect(isRealSignature({ ...pad, inked: 0, minX: 480, minY: 160, maxX: -1, maxY: -1 })).toBe(false)
})

it('does not take a dot, however thick', () => {
  expect(isRealSignature({ ...pad, inked: 300, minX: 100, minY: 70, maxX: 119, maxY: 89 })).toBe(false)
})

it('does not take a small straight mark', () => {
  expect(isRealSignature({ ...pad, inked: 120, minX: 100, minY: 80, maxX: 140, maxY: 83 })).toBe(false)
})

it('does not take a few scattered specks', () => {
  expect(isRealSignature({ ...drawn, inked: 12 })).toBe(false)
})

it('does not take a block of colour', () => {
  expect(isRealSignature({ ...pad, inked: 480 * 160, minX: 0, minY: 0, maxX: 479, maxY: 159 })).toBe(false)
})

it.each([
  ['60 puntos de tinta', { inked: 60 }, { inked: 59 }],
  ['el 80 % de la imagen con tinta', { inked: 61_440 }, { inked: 61_441 }],
  ['24 puntos de ancho', { minX: 100, maxX: 123 }, { minX: 100, maxX: 122 }],
  ['8 puntos de alto', { minY: 50, maxY: 57 }, { minY: 50, maxY: 56 }],
])('el límite de una firma es de %s', (_name, enough, wrong) => {
  expect([isRealSignature({ ...drawn, ...enough }), isRealSignature({ ...drawn, ...wrong })]).toEqual([true, false])
})
