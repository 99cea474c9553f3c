/** Values of the published tables of WHO (the columns of its z-scores and percentiles), not of our own sums. */
import { describe, expect, it } from 'vitest'
import { growthClass, isIncredible } from './growth-class.ts'
import { growthFigures, monthsOld } from './growth-figures.ts'
import { growthLms, lastMonth } from './growth-tables.ts'
import { percentileOf, valueAt, zScore } from './lms.ts'

const at = (indicator: 'peso' | 'talla' | 'imc' | 'perimetro_cefalico', sexo: 'F' | 'M', months: number, z: number) => {
  const lms = growthLms(indicator, sexo, months)
  return lms === null ? null : Math.round(valueAt(lms, z) * 10) / 10
}

describe('the published columns come out of the tables', () => {
  it.each([
    ['peso', 'M', 0, [2.1, 2.5, 2.9, 3.3, 3.9, 4.4, 5.0]],
    ['peso', 'F', 12, [6.3, 7.0, 7.9, 8.9, 10.1, 11.5, 13.1]],
    ['peso', 'M', 24, [8.6, 9.7, 10.8, 12.2, 13.6, 15.3, 17.1]],
    ['talla', 'M', 12, [68.6, 71.0, 73.4, 75.7, 78.1, 80.5, 82.9]],
    ['talla', 'F', 24, [76.0, 79.3, 82.5, 85.7, 88.9, 92.2, 95.4]],
    ['talla', 'M', 48, [90.7, 94.9, 99.1, 103.3, 107.5, 111.7, 115.9]],
    ['imc', 'M', 3, [13.1, 14.3, 15.5, 16.9, 18.4, 20.0, 21.8]],
    ['imc', 'F', 12, [12.7, 13.8, 15.0, 16.4, 17.9, 19.6, 21.6]],
    ['imc', 'M', 24, [12.9, 13.8, 14.8, 16.0, 17.3, 18.9, 20.6]],
    ['imc', 'F', 24, [12.4, 13.3, 14.4, 15.7, 17.1, 18.7, 20.6]],
    ['perimetro_cefalico', 'F', 6, [38.3, 39.6, 40.9, 42.2, 43.5, 44.8, 46.1]],
    ['talla', 'M', 120, [118.7, 125.0, 131.4, 137.8, 144.2, 150.5, 156.9]],
    ['imc', 'F', 120, [12.4, 13.5, 14.8, 16.6, 19.0, 22.6, 28.4]],
    ['imc', 'M', 180, [14.7, 16.0, 17.6, 19.8, 22.7, 27.0, 34.1]],
  ] as const)('%s, %s, %i months', (indicator, sexo, months, columns) => {
    expect([-3, -2, -1, 0, 1, 2, 3].map((z) => at(indicator, sexo, months, z))).toEqual(columns)
  })

  it('have an end: weight and head at five years, the rest at eighteen', () => {
    expect([lastMonth('peso'), lastMonth('talla')]).toEqual([60, 216])
    expect([growthLms('peso', 'M', 60), growthLms('talla', 'F', 216), growthLms('imc', 'F', -1)]).toEqual([
      null,
      null,
      null,
    ])
    expect(growthLms('talla', 'M', 23.99)?.m).toBeCloseTo(87.8, 1)
    expect(growthLms('talla', 'M', 24)?.m).toBe(87.1161)
  })
})

describe('zScore', () => {
  const lms = { l: 0.2297, m: 4.4709, s: 0.13395 }

  it('is restricted beyond three deviations', () => {
    expect(zScore(lms, 4.4709)).toBe(0)
    expect(zScore(lms, valueAt(lms, 3))).toBeCloseTo(3, 10)
    const [two, three] = [valueAt(lms, 2), valueAt(lms, 3)]
    expect(zScore(lms, three + (three - two))).toBeCloseTo(4, 10)
    const [minusTwo, minusThree] = [valueAt(lms, -2), valueAt(lms, -3)]
    expect(zScore(lms, minusThree - (minusTwo - minusThree))).toBeCloseTo(-4, 10)
  })

  it('is a logarithm where L is none', () => {
    expect(zScore({ l: 0, m: 10, s: 0.1 }, 10 * Math.exp(0.1))).toBeCloseTo(1, 10)
    expect(valueAt({ l: 0, m: 10, s: 0.1 }, 1)).toBeCloseTo(11.0517, 3)
  })

  it.each([
    [0, 50],
    [-1.881, 3],
    [1.036, 85],
    [1.881, 97],
  ])('a z of %d is the percentile %d', (z, percent) => {
    expect(percentileOf(z)).toBeCloseTo(percent, 1)
  })
})

describe('growthClass', () => {
  it.each([
    ['talla', -1, 3, 'Talla adecuada para la edad'],
    ['talla', -1.01, 3, 'Riesgo de talla baja'],
    ['talla', -1.01, 7, 'Riesgo de retraso en talla'],
    ['talla', -2.01, 7, 'Talla baja para la edad o retraso en talla'],
    ['peso', 1.01, 3, 'No aplica: verifique con el IMC para la edad'],
    ['peso', 1, 3, 'Peso adecuado para la edad'],
    ['peso', -2, 3, 'Riesgo de desnutrición global'],
    ['peso', -2.01, 3, 'Desnutrición global'],
    ['imc', 1, 3, 'No aplica: verifique con el peso para la talla'],
    ['imc', 2, 3, 'Riesgo de sobrepeso'],
    ['imc', 3, 3, 'Sobrepeso'],
    ['imc', 3.01, 3, 'Obesidad'],
    ['imc', 1, 7, 'IMC adecuado para la edad'],
    ['imc', 2, 7, 'Sobrepeso'],
    ['imc', 2.01, 7, 'Obesidad'],
    ['imc', -1.5, 7, 'Riesgo de delgadez'],
    ['imc', -2.5, 7, 'Delgadez'],
    ['perimetro_cefalico', 2, 1, 'Perímetro cefálico normal'],
    ['perimetro_cefalico', 2.01, 1, 'Factor de riesgo para el neurodesarrollo'],
    ['perimetro_cefalico', -2.01, 1, 'Factor de riesgo para el neurodesarrollo'],
  ] as const)('%s with z %d at %i years: %s', (indicator, z, years, texto) => {
    expect(growthClass(indicator, z, years).texto).toBe(texto)
  })

  it('says what no child measures', () => {
    expect([isIncredible('talla', -6.1), isIncredible('talla', -6), isIncredible('peso', 5.1)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('growthFigures', () => {
  const boy = { sexo: 'M', nacimiento: '2024-11-21' }

  it('gives each measure with its z-score, its percentile and its class in words', () => {
    const figures = growthFigures(boy, { fecha: '2025-11-21', peso: 7.5, talla: 72, perimetro_cefalico: 46 })
    expect(figures.map(({ indicador, clase }) => [indicador, clase])).toEqual([
      ['peso', 'Desnutrición global'],
      ['talla', 'Riesgo de talla baja'],
      ['imc', 'No aplica: verifique con el peso para la talla'],
      ['perimetro_cefalico', 'Perímetro cefálico normal'],
    ])
    expect(figures[1]?.texto).toMatch(
      /^Talla para la edad: Z −1,5\d \(percentil 5,\d|^Talla para la edad: Z −1,5\d \(percentil 6,\d/u,
    )
  })

  it('gives what was measured and nothing else, and an acronym as it is', () => {
    expect(
      growthFigures(boy, { fecha: '2025-11-21', peso: 9.6, talla: null }).map(({ indicador }) => indicador),
    ).toEqual(['peso'])
    const older = growthFigures({ sexo: 'F', nacimiento: '2016-11-21' }, { fecha: '2026-11-21', peso: 32, talla: 138 })
    expect(older.map(({ indicador }) => indicador)).toEqual(['talla', 'imc'])
    expect(older[1]?.texto).toContain(', IMC adecuado para la edad')
  })

  it('gives nothing to adults, nor where the sex is not known', () => {
    expect(
      growthFigures({ sexo: 'M', nacimiento: '2008-11-21' }, { fecha: '2026-11-21', peso: 60, talla: 170 }),
    ).toEqual([])
    expect(growthFigures({ ...boy, sexo: 'I' }, { fecha: '2025-11-21', peso: 9, talla: 75 })).toEqual([])
  })

  it('doubts what no child measures', () => {
    const [height] = growthFigures(boy, { fecha: '2025-11-21', peso: null, talla: 120 })
    expect(height?.clase).toBe('Poco creíble: revise la medida y la fecha de nacimiento')
    expect(monthsOld('2024-11-21', '2025-11-21')).toBeCloseTo(11.99, 2)
  })
})
