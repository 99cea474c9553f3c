import { describe, expect, it } from 'vitest'
import { HIGH, rangeOf, rangesOf } from '../testing/dose-range-samples.ts'
import type { Contents } from './contents.ts'
import { lesserDose, lesserInWords } from './lesser-dose.ts'

const SYRUP: Contents = {
  contenido: 100,
  unidad_contenido: 'mL',
  concentracion: { cantidad: 50, unidad: 'mg' },
  base_concentracion: 'único',
  unidades_dosis: ['mL', 'mg'],
  gotas_por_ml: null,
  dias_abierto: 14,
  divisible: true,
  medida_minima: { cantidad: 0.5, unidad: 'mL' },
}
const posology = { dosis: 5, unidad_dosis: 'mL', frecuencia: 8, tiempo: 'Horas' as const, duracion: 7 }

/** A syrup that holds so much, measured in such steps. */
const drops = (contenido: number, cantidad: number): Contents => ({
  ...SYRUP,
  contenido,
  medida_minima: { cantidad, unidad: 'mL' },
})

describe('a dose that saves a container', () => {
  it('is the most that can be measured with one less', () => {
    const lesser = lesserDose(posology, SYRUP, rangesOf())
    expect(lesser).toEqual({ dosis: 4.5, envases: 1, necesita: 94.5 })
    if (lesser !== null) expect(lesserInWords(lesser, 'mL', 'Frasco')).toBe('Con 4,5 mL basta 1 frasco: 94,5 mL')
    expect(lesserInWords({ dosis: 9.5, envases: 2, necesita: 199.5 }, 'mL', 'Frasco')).toBe(
      'Con 9,5 mL bastan 2 frascos: 199,5 mL',
    )
  })

  it('is in the unit that was written', () => {
    const inDrug = rangesOf({ rangos: [rangeOf({ por_unidad: 1 })] })
    expect(lesserDose({ ...posology, dosis: 250, unidad_dosis: 'mg' }, SYRUP, inDrug)).toEqual({
      dosis: 225,
      envases: 1,
      necesita: 4725,
    })
  })

  it('is exactly a tenth less at the most', () => {
    const tenth = { ...SYRUP, contenido: 94.5 }
    expect(lesserDose(posology, tenth, rangesOf())?.dosis).toBe(4.5)
    expect(lesserDose(posology, { ...SYRUP, contenido: 94 }, rangesOf())).toBeNull()
  })

  it('saves the last of several', () => {
    const free = rangesOf({ rangos: [rangeOf({ dia_min: null, dia_max: 9000 })] })
    expect(lesserDose({ ...posology, dosis: 10 }, SYRUP, free)).toEqual({ dosis: 9.5, envases: 2, necesita: 199.5 })
  })

  it('is written as it is measured, whatever the binary says', () => {
    const free = rangesOf({ rangos: [rangeOf({ toma_max: null, dia_min: null, dia_max: null })] })
    // 6.3 ÷ 21 ÷ 0.1 is a little less than 3, and 3 × 0.1 a little more than 0.3.
    expect(lesserDose({ ...posology, dosis: 0.32 }, drops(6.3, 0.1), free)).toMatchObject({ dosis: 0.3, envases: 1 })
    // Nine tenths of 0.1 are a little more than 0.09.
    expect(lesserDose({ ...posology, dosis: 0.1 }, drops(1.9, 0.01), free)).toMatchObject({ dosis: 0.09, envases: 1 })
  })

  it.each([
    ['the range is not known yet', null],
    ['there is no range', rangesOf({ por_que: 'No hay', rangos: [] })],
    ['it leaves the range', rangesOf({ rangos: [rangeOf({ dia_min: 700 })] })],
    ['the written dose is not in a range', rangesOf({ rangos: [HIGH] })],
    ['who takes it is of age', rangesOf({ menor: false, rangos: [rangeOf({ de: 'adulto', kg: null })] })],
  ])('is not proposed where %s', (_, ranges) => expect(lesserDose(posology, SYRUP, ranges)).toBeNull())

  it.each([
    ['is more than a tenth less', { dosis: 6 }, {}],
    ['would take the only one', { dosis: 4 }, {}],
    ['is of what expires first', { dosis: 1, frecuencia: 24, duracion: 30 }, {}],
    ['is thrown away anyway', {}, { divisible: false }],
    [
      'is of one take, whose rest is thrown away',
      { dosis: 10.5, frecuencia: 24, duracion: 1 },
      { divisible: false, contenido: 10 },
    ],
    ['cannot be measured', {}, { medida_minima: null }],
    ['is measured in what it does not hold', {}, { medida_minima: { cantidad: 1, unidad: 'gotas' } }],
    ['is in a unit that it does not hold', { unidad_dosis: 'UI' }, {}],
    ['holds nobody knows how much', {}, { contenido: null }],
    ['has steps of more than what is left', {}, { medida_minima: { cantidad: 3, unidad: 'mL' } }],
  ])('is not proposed where it %s', (_, change, contents) => {
    const free = rangesOf({ rangos: [rangeOf({ dia_min: null, dia_max: 9000 })] })
    expect(lesserDose({ ...posology, ...change }, { ...SYRUP, ...contents }, free)).toBeNull()
  })
})
