import { describe, expect, it } from 'vitest'
import { ADULT, every8, HIGH, rangeOf, rangesOf } from '../testing/dose-range-samples.ts'
import { barFigure, barInWords, doseBars, monthsAsAge, spanInWords } from './dose-bar-picture.ts'

const span = { desde: 25, hasta: 50, indicacion: 'habitual', dentro: true }

/** The most of an adult on the bar of the day. */
const ofDay = (...adult: (typeof ADULT)[]) =>
  doseBars(rangesOf({ rangos: [rangeOf({ kg: null }), ...adult] }), every8(5))[0]?.adulto

describe('doseBars', () => {
  it('is by day and by take, for each kilo where the row is', () => {
    const [day, take, ...more] = doseBars(rangesOf(), every8(5))
    expect(more).toEqual([])
    expect(day).toEqual({
      principio: 'Amoxicilina',
      por: 'dia',
      unidad: 'mg/kg/día',
      valor: 37.5,
      tramos: [
        { desde: 25, hasta: 50, indicacion: 'habitual', dentro: true },
        { desde: 80, hasta: 90, indicacion: 'otitis', dentro: false },
      ],
      adulto: 150,
      fin: 162,
      cuenta: '250 mg × 3 = 750 mg al día ÷ 20 kg',
    })
    expect(take).toMatchObject({
      por: 'toma',
      unidad: 'mg/kg por toma',
      valor: 12.5,
      adulto: 50,
      cuenta: '250 mg por toma ÷ 20 kg',
    })
  })

  it('the most of an adult that is far beyond is told and does not flatten the rest', () => {
    const [day] = doseBars(rangesOf({ rangos: [rangeOf({ kg: null }), ADULT] }), every8(5))
    expect(day).toMatchObject({ unidad: 'mg al día', adulto: 3000, fin: 3240 })
    const [far] = doseBars(rangesOf({ rangos: [rangeOf({ kg: null, dia_max: 999 }), ADULT] }), every8(5))
    expect(far).toMatchObject({ adulto: 3000, fin: 999 * 1.08 })
  })

  it('the most of an adult is in the unit of the row, by the row that allows most, and of none that does not say', () => {
    const micrograms = { ...ADULT, unidad: 'mcg', por_unidad: 50_000, dia_max: 2_000_000 }
    expect(ofDay(micrograms)).toBe(2000)
    expect(ofDay(micrograms, ADULT)).toBe(3000)
    expect(ofDay({ ...ADULT, dia_max: null }, ADULT)).toBeNull()
    expect(ofDay()).toBeNull()
  })

  it('of an adult there is no other most, and what the rows do not say is not drawn', () => {
    const adult = rangesOf({ menor: false, rangos: [{ ...ADULT, dia_max: null }] })
    expect(doseBars(adult, every8(5))).toEqual([
      {
        principio: 'Amoxicilina',
        por: 'toma',
        unidad: 'mg por toma',
        valor: 250,
        tramos: [{ desde: 250, hasta: 1000, indicacion: 'habitual', dentro: true }],
        adulto: null,
        fin: 1080,
        cuenta: '250 mg por toma',
      },
    ])
    expect(doseBars(rangesOf({ rangos: [ADULT] }), every8(5))).toEqual([])
  })

  it('what allows less is drawn first, whatever the order of the rows', () => {
    const [day] = doseBars(rangesOf({ rangos: [HIGH, rangeOf()] }), every8(5))
    expect(day?.tramos.map(({ desde }) => desde)).toEqual([25, 80])
    const [, take] = doseBars(rangesOf({ rangos: [HIGH, rangeOf()] }), every8(5))
    expect(take?.tramos.map(({ hasta }) => hasta)).toEqual([50, 100])
    const open = [rangeOf({ dia_max: null }), rangeOf(), rangeOf({ dia_max: null })]
    const [, , ...rest] = doseBars(rangesOf({ rangos: open }), every8(5))
    expect(rest).toEqual([])
    expect(doseBars(rangesOf({ rangos: open }), every8(5))[0]?.tramos.map(({ hasta }) => hasta)).toEqual([
      50,
      null,
      null,
    ])
  })

  it('a row without a most is drawn from its least, and parts are apart', () => {
    const open = rangeOf({ kg: null, toma_max: null, dia_max: null })
    const other = rangeOf({ kg: null, principio: 'Clavulánico', toma_max: null })
    const bars = doseBars(rangesOf({ rangos: [open, other] }), every8(1))
    expect(bars.map(({ principio, fin }) => [principio, fin])).toEqual([
      ['Amoxicilina', 540],
      ['Clavulánico', 1080],
    ])
    expect(bars[0]?.tramos).toEqual([{ desde: 500, hasta: null, indicacion: 'habitual', dentro: false }])
  })
})

describe('in words', () => {
  it('says what it draws', () => {
    expect([day()].map(barInWords)).toEqual([
      '37,5 mg/kg/día. 25 a 50 (habitual); 80 a 90 (otitis); máximo de un adulto: 150.',
    ])
    expect(barInWords({ ...day(), adulto: null })).toBe('37,5 mg/kg/día. 25 a 50 (habitual); 80 a 90 (otitis).')
    expect(spanInWords(span)).toBe('25 a 50 (habitual)')
    expect(spanInWords({ ...span, hasta: null })).toBe('desde 25 (habitual)')
    expect(spanInWords({ ...span, desde: 0 })).toBe('hasta 50 (habitual)')
    expect(spanInWords({ ...span, desde: 50 })).toBe('50 (habitual)')
  })

  it('has a figure that can be read', () => {
    expect([39.683, 1, 0.1234, 0.9996, 12_345.67, 0].map(barFigure)).toEqual([
      '39,7',
      '1',
      '0,123',
      '1',
      '12 345,7',
      '0',
    ])
  })

  it('has an age', () => {
    expect([0, 1, 23, 24, 25, 64, 36, 13].map(monthsAsAge)).toEqual([
      '0 meses',
      '1 mes',
      '23 meses',
      '2 años',
      '2 años 1 mes',
      '5 años 4 meses',
      '3 años',
      '13 meses',
    ])
  })
})

const day = () => {
  const [bar] = doseBars(rangesOf(), every8(5))
  if (bar === undefined) throw new Error('no bar')
  return bar
}
