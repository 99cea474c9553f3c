import { describe, expect, it } from 'vitest'
import { decimalInWords } from './number-words.ts'
import {
  checkMonthlyQuantity,
  monthlyQuantity,
  NO_QUANTITY,
  posologyInWords,
  quantityInWords,
  TOO_MUCH_QUANTITY,
} from './monthly-quantity.ts'

const hours = (frecuencia: number, dosis: number, duracion: number) =>
  monthlyQuantity({ tiempo: 'Horas', frecuencia, dosis, duracion })
const days = (frecuencia: number, dosis: number, duracion: number) =>
  monthlyQuantity({ tiempo: 'Días', frecuencia, dosis, duracion })

describe('monthlyQuantity', () => {
  it('counts takes of the day in hours', () => {
    expect([hours(8, 1, 30), hours(12, 2, 30), hours(24, 0.5, 30), hours(6, 2, 5)]).toEqual([90, 120, 15, 40])
  })

  it('counts takes of the month in days', () => {
    expect([days(1, 1, 30), days(2, 1, 30), days(7, 4, 28), days(30, 1, 30)]).toEqual([30, 15, 16, 1])
  })

  it('rounds half away from zero on the decimals that were written', () => {
    // 24 / 8 × 0.15 × 30 = 13.5, which in binary numbers is a little less.
    expect([hours(8, 0.15, 30), days(2, 1, 7), days(7, 1, 30), hours(24, 0.35, 30)]).toEqual([14, 4, 4, 11])
  })

  it('is 0 when a figure is missing or is not a number', () => {
    expect([
      hours(0, 1, 30),
      hours(Number.NaN, 1, 30),
      hours(8, Number.POSITIVE_INFINITY, 30),
      monthlyQuantity({ tiempo: '', frecuencia: 8, dosis: 1, duracion: 30 }),
      monthlyQuantity({ tiempo: 'Horas', frecuencia: 8, dosis: null, duracion: 30 }),
    ]).toEqual([0, 0, 0, 0, 0])
  })

  it('reads numbers that print with an exponent', () => {
    expect([days(1e-7, 1, 1), hours(8, 1e-7, 30)]).toEqual([10_000_000, 0])
  })
})

it('a decimal that begins with zero keeps it in words', () => {
  expect(decimalInWords(1.05)).toBe('1,05')
  expect(decimalInWords(20)).toBe('20')
})

describe('quantityInWords', () => {
  const line = { tiempo: 'Horas', frecuencia: 8, dosis: 1, duracion: 30, unidad: 'Tableta', meses: 1 } as const

  it('says the whole sum with its unit', () => {
    expect(quantityInWords(line)).toBe('1 cada 8 h durante 30 días = 90 tabletas')
    expect(quantityInWords({ ...line, tiempo: 'Días', frecuencia: 1, dosis: 0.5, unidad: 'Cápsula' })).toBe(
      '0,5 cada día durante 30 días = 15 cápsulas',
    )
    expect(quantityInWords({ ...line, frecuencia: 24, duracion: 1, unidad: 'Vial' })).toBe(
      '1 cada 24 h durante 1 día = 1 vial',
    )
  })

  it('says nothing where it is taken every zero hours', () => {
    expect(quantityInWords({ ...line, frecuencia: 0 })).toBe('')
  })

  it('says what all the months add up to', () => {
    expect(quantityInWords({ ...line, frecuencia: 12, meses: 3 })).toBe(
      '1 cada 12 h durante 30 días = 60 tabletas al mes × 3 meses = 180 tabletas',
    )
  })

  it('says that it was rounded', () => {
    expect(quantityInWords({ ...line, tiempo: 'Días', frecuencia: 7 })).toBe(
      '1 cada 7 días durante 30 días = 4 tabletas (4,29 redondeado)',
    )
  })

  it('says nothing while a figure is missing', () => {
    expect(quantityInWords({ ...line, dosis: null })).toBe('')
  })
})

describe('posologyInWords', () => {
  const line = { frecuencia: 8, dosis: 1, duracion: 7, unidad: 'Cápsula', meses: 1, via: 'Oral' } as const

  it('writes how it is taken', () => {
    expect(posologyInWords({ ...line, tiempo: 'Horas' })).toBe('1 cápsula cada 8 horas durante 7 días, vía oral')
    expect(posologyInWords({ ...line, tiempo: 'Días', frecuencia: 2, dosis: 2, meses: 3 })).toBe(
      '2 cápsulas cada 2 días durante 7 días, 3 meses, vía oral',
    )
    expect(posologyInWords({ ...line, tiempo: 'Horas', frecuencia: 1, via: '' })).toBe(
      '1 cápsula cada 1 hora durante 7 días',
    )
  })

  it('says nothing while a figure is missing', () => {
    expect(posologyInWords({ ...line, tiempo: '' })).toBe('')
  })
})

it('a monthly quantity of 0 or of more than can be delivered is not ordered', () => {
  expect([checkMonthlyQuantity(0), checkMonthlyQuantity(1), checkMonthlyQuantity(100_000)]).toEqual([
    NO_QUANTITY,
    null,
    TOO_MUCH_QUANTITY,
  ])
})

describe('figures that nobody should write, and some day come', () => {
  it('a negative one gives a negative quantity, away from zero, and two of them none', () => {
    expect([days(1, -1, 30), days(-1, 1, 30), days(2, -1, 7), days(-2, 1, 7), days(-1, -1, 30)]).toEqual([
      -30, -30, -4, -4, 30,
    ])
    expect(days(1, 0, 30)).toBe(0)
    // Not the zero with a sign, which is written as one.
    expect(Object.is(days(100, -1, 1), 0)).toBe(true)
  })

  it('large ones that print with an exponent are whole', () => {
    expect(days(1, 1e21, 2)).toBe(2e21)
    expect(hours(24, 1.5e21, 2)).toBe(3e21)
  })

  it('decimals of the dose and of the days multiply', () => {
    expect(days(1, 2.5, 2.5)).toBe(6)
    expect(days(1, 2.5, 3)).toBe(8)
  })
})

it.each(['dosis', 'frecuencia', 'duracion'] as const)('without %s nothing is said', (missing) => {
  const line = {
    tiempo: 'Horas',
    frecuencia: 8,
    dosis: 1,
    duracion: 30,
    unidad: 'Tableta',
    meses: 1,
    via: 'Oral',
  } as const
  expect(quantityInWords({ ...line, [missing]: null })).toBe('')
  expect(posologyInWords({ ...line, [missing]: null })).toBe('')
  expect(quantityInWords({ ...line, tiempo: '' })).toBe('')
})

it('the most that can be delivered in a month is 99 999', () => {
  expect([checkMonthlyQuantity(99_999), checkMonthlyQuantity(100_000)]).toEqual([null, TOO_MUCH_QUANTITY])
})
