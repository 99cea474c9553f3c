/** Worked values of `../shared/catalogos/formulas.tsv` (weight kg, height cm → m²): Mosteller RD, N Engl J Med 1987;317:1098. */
import { describe, expect, it } from 'vitest'
import { checkMeasures, mosteller, surfaceInWords, unusualSurface } from './body-surface.ts'

describe('mosteller', () => {
  it.each([
    [50, 152, 1.45],
    [54, 157, 1.53],
    [60, 165, 1.66],
    [62, 160, 1.66],
    [70, 170, 1.82],
    [75, 180, 1.94],
    [80, 175, 1.97],
    [90, 185, 2.15],
    [110, 168, 2.27],
    [18, 110, 0.74],
    [10, 76, 0.46],
    [3.5, 50, 0.22],
  ])('of %f kg and %f cm is %f m²', (kg, cm, surface) => {
    expect(mosteller(kg, cm)).toBe(surface)
  })

  it('is not worked out for what no person weighs or measures', () => {
    expect([mosteller(0.4, 50), mosteller(350.1, 170), mosteller(70, 29), mosteller(70, 251)]).toEqual(
      Array(4).fill(null),
    )
    expect([mosteller(0.5, 30), mosteller(350, 250)]).toEqual([0.06, 4.93])
  })

  it('is not cut at 2 m² by obesity', () => {
    expect(mosteller(140, 180)).toBe(2.65)
  })
})

describe('checkMeasures', () => {
  it('takes what a scale and a rod give, with a decimal', () => {
    expect(checkMeasures({ peso: 68.5, talla: 162 })).toEqual({})
  })

  it('says what is wrong beside each field', () => {
    expect(checkMeasures({ peso: 0, talla: 1.62 })).toEqual({
      peso: ['El peso debe estar entre 0,5 y 350 kg'],
      talla: ['La talla debe estar entre 30 y 250 cm'],
    })
    expect(checkMeasures({ peso: 68.55, talla: 162 })).toEqual({ peso: ['Máximo un decimal'] })
    expect(Object.keys(checkMeasures({ peso: Number.NaN, talla: Number.POSITIVE_INFINITY }))).toEqual(['peso', 'talla'])
  })
})

it('writes the sum in words', () => {
  expect(surfaceInWords({ isc: 1.75, peso: 68, talla: 162 })).toBe('√(68,0 kg × 162,0 cm ÷ 3600) = 1,75 m² (Mosteller)')
})

it('tells a surface that is rare in an adult, and only in an adult', () => {
  expect(unusualSurface(1.19, 40)).toContain('revise peso y talla')
  expect(unusualSurface(2.51, 40)).not.toBeNull()
  expect([unusualSurface(1.2, 40), unusualSurface(2.5, 40), unusualSurface(0.74, 6)]).toEqual([null, null, null])
})

it('una superficie poco usual se advierte desde los 18 años', () => {
  expect([17, 18].map((edad) => unusualSurface(2.6, edad))).toEqual([
    null,
    'Superficie poco usual en un adulto (2,60 m²): revise peso y talla',
  ])
})
