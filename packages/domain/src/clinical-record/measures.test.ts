import { describe, expect, it } from 'vitest'
import {
  checkRecordMeasures,
  DIASTOLIC_MISSING,
  DIASTOLIC_NOT_LOWER,
  INDEX_NOT_OF_BODY,
  MEASURE_LIMITS,
  measureInWords,
  SYSTOLIC_MISSING,
  withIndex,
} from './measures.ts'
import { NO_MEASURES } from './record.ts'

const check = (changes: Partial<typeof NO_MEASURES>) => checkRecordMeasures({ ...NO_MEASURES, ...changes })

const pressure = (presion_sistolica: number | null, presion_diastolica: number | null) =>
  check({ presion_sistolica, presion_diastolica })

describe('checkRecordMeasures', () => {
  it('asks for nothing: what was not measured says nothing', () => {
    expect(check({})).toEqual({})
  })

  it('takes the measures of an ordinary visit', () => {
    expect(
      checkRecordMeasures({
        peso: 68.5,
        talla: 162,
        imc: 26.1,
        perimetro_abdominal: 88.5,
        presion_sistolica: 128,
        presion_diastolica: 79,
      }),
    ).toEqual({})
  })

  it.each(['peso', 'talla', 'perimetro_abdominal'] as const)(
    '%s is taken at its limits and refused past them',
    (name) => {
      const { min, max, fuera } = MEASURE_LIMITS[name]
      expect([check({ [name]: min }), check({ [name]: max })]).toEqual([{}, {}])
      for (const value of [min - 0.1, max + 0.1, 0, -1, 1e9, Number.NaN, Number.POSITIVE_INFINITY])
        expect(check({ [name]: value })).toEqual({ [name]: [fuera] })
      expect(check({ [name]: min + 0.05 })).toEqual({ [name]: ['Máximo un decimal'] })
    },
  )

  it('takes both pressures within their limits, whole, the diastolic lower', () => {
    expect([pressure(40, 20), pressure(300, 200), pressure(120, 119)]).toEqual([{}, {}, {}])
    expect(pressure(120, 120)).toEqual({ presion_diastolica: [DIASTOLIC_NOT_LOWER] })
    expect(pressure(80, 120)).toEqual({ presion_diastolica: [DIASTOLIC_NOT_LOWER] })
    expect(pressure(120.5, 80)).toEqual({ presion_sistolica: ['Debe ser un número entero'] })
    expect(Object.keys(pressure(39, 19)).toSorted()).toEqual(['presion_diastolica', 'presion_sistolica'])
    expect(pressure(301, 80)).toEqual({ presion_sistolica: [MEASURE_LIMITS.presion_sistolica.fuera] })
    expect(pressure(null, 80)).toEqual({ presion_sistolica: [SYSTOLIC_MISSING] })
    expect(pressure(120, null)).toEqual({ presion_diastolica: [DIASTOLIC_MISSING] })
  })

  it('refuses an index that is not that of the weight and the height', () => {
    expect(check({ peso: 70, talla: 170, imc: 24.22 })).toEqual({})
    expect(check({ peso: 70, talla: 170, imc: 24.23 })).toEqual({ imc: [INDEX_NOT_OF_BODY] })
    expect(check({ imc: 24.22 })).toEqual({ imc: [INDEX_NOT_OF_BODY] })
    expect(check({ peso: 350, talla: 30, imc: 3888.89 })).toEqual({ imc: [MEASURE_LIMITS.imc.fuera] })
  })
})

describe('withIndex', () => {
  it('works it out from weight and height', () => {
    expect(withIndex({ ...NO_MEASURES, peso: 70, talla: 170 }).imc).toBe(24.22)
  })

  it('takes it away when one of them is missing or impossible', () => {
    for (const change of [{ peso: null }, { talla: null }, { peso: 0 }, { talla: 1.7 }])
      expect(withIndex({ ...NO_MEASURES, peso: 70, talla: 170, imc: 24.22, ...change }).imc).toBeNull()
  })
})

it('is read with its unit', () => {
  expect([
    measureInWords('peso', 68.5),
    measureInWords('imc', 24.2),
    measureInWords('presion_sistolica', 120),
    measureInWords('talla', null),
  ]).toEqual(['68,5 kg', '24,20 kg/m²', '120 mmHg', 'sin dato'])
})

it.each([
  ['peso', 68.5, '68,5 kg'],
  ['talla', 162, '162,0 cm'],
  ['imc', 25.91, '25,91 kg/m²'],
  ['perimetro_abdominal', 92, '92,0 cm'],
  ['presion_sistolica', 138, '138 mmHg'],
  ['presion_diastolica', 86, '86 mmHg'],
  ['peso', null, 'sin dato'],
] as const)('%s de %s se lee «%s»', (name, value, words) => {
  expect(measureInWords(name, value)).toBe(words)
})
