import { describe, expect, it } from 'vitest'
import { ADULT, every8, HIGH, rangeOf, rangesOf } from '../testing/dose-range-samples.ts'
import { amountsIn, DOSE_PLACES, dosePlace, PLACE_WORDS, placeIn, staysInRange } from './dose-bar.ts'

describe('amountsIn', () => {
  it('is the drug of a take and of a day; of what is taken less than daily, of the day on which it is', () => {
    expect(amountsIn(rangeOf(), every8(5))).toEqual({ toma: 250, dia: 750 })
    expect(amountsIn(rangeOf(), { dosis: 5, frecuencia: 7, tiempo: 'Días' })).toEqual({ toma: 250, dia: 250 })
  })
})

describe('placeIn', () => {
  const range = rangeOf({ toma_min: 100, toma_max: 400, dia_min: 450, dia_max: 900 })
  it.each([
    [2, 'debajo'],
    [2.9, 'debajo'],
    [3, 'dentro'],
    [6, 'dentro'],
    [6.1, 'encima'],
    [8.1, 'encima'],
  ])('%s mL every 8 h is %s', (dosis, place) => expect(placeIn(range, every8(dosis))).toBe(place))

  it('looks at the take by itself: more in one, and less in one', () => {
    expect(placeIn(range, { dosis: 9, frecuencia: 24, tiempo: 'Horas' })).toBe('encima')
    expect(placeIn(range, { dosis: 1.5, frecuencia: 2, tiempo: 'Horas' })).toBe('debajo')
  })

  it('a limit that is reached is not passed, whatever the binary says', () => {
    const exact = rangeOf({ por_unidad: 0.1, toma_min: 0.3, toma_max: 0.3, dia_min: 0.9, dia_max: 0.9 })
    expect(placeIn(exact, every8(3))).toBe('dentro')
  })

  it('nothing is neither over nor under a limit of nothing', () => {
    const nothing = rangeOf({ toma_min: 0, toma_max: 0, dia_min: 0, dia_max: 0 })
    expect(placeIn(nothing, every8(0))).toBe('dentro')
    expect(placeIn(nothing, every8(0.1))).toBe('encima')
  })

  it('what the row does not say limits nothing', () => {
    const free = rangeOf({ toma_min: null, toma_max: null, dia_min: null, dia_max: null })
    expect(placeIn(free, every8(500))).toBe('dentro')
  })
})

describe('dosePlace', () => {
  it.each([
    [2, 'debajo'],
    [5, 'dentro'],
    [8, 'entre'],
    [11, 'dentro'],
    [13, 'encima'],
  ])('%s mL every 8 h of the syrup is %s', (dosis, place) => expect(dosePlace(rangesOf(), every8(dosis))).toBe(place))

  it('the most of an adult is never inside, though a row of the child admits it', () => {
    const grown = rangeOf({ toma_max: null, dia_max: 9000 })
    expect(dosePlace(rangesOf({ rangos: [grown, ADULT] }), every8(21))).toBe('encima')
    expect(dosePlace(rangesOf({ rangos: [grown, ADULT] }), every8(20))).toBe('dentro')
    const another = { ...ADULT, toma_max: null, dia_max: null }
    expect(dosePlace(rangesOf({ rangos: [grown, ADULT, another] }), every8(21))).toBe('dentro')
  })

  it('to an adult its own range is the usual one, and that of a child none', () => {
    const adult = rangesOf({ menor: false, meses: null, rangos: [rangeOf(), ADULT] })
    expect(dosePlace(adult, every8(20))).toBe('dentro')
    expect(dosePlace(adult, every8(21))).toBe('encima')
    expect(dosePlace(adult, every8(4))).toBe('debajo')
  })

  it('without a range of the patient nothing is said to be right, and what an adult may not take is over', () => {
    const none = rangesOf({ por_que: 'Falta el peso', rangos: [ADULT] })
    expect(dosePlace(none, every8(5))).toBe('sin_rango')
    expect(dosePlace(none, every8(21))).toBe('encima')
    expect(dosePlace(rangesOf({ rangos: [] }), every8(5))).toBe('sin_rango')
    expect(dosePlace(rangesOf({ por_que: 'De una parte no hay' }), every8(5))).toBe('sin_rango')
  })

  it('of a combination the gravest part gives the word', () => {
    const other = rangeOf({ principio: 'Clavulánico', por_unidad: 12.5, dia_min: 10, dia_max: 100 })
    expect(dosePlace(rangesOf({ rangos: [rangeOf(), other] }), every8(5))).toBe('encima')
  })

  it('forbidden at the age is said before anything', () => {
    expect(dosePlace(rangesOf({ contraindicado: 'Contraindicado' }), every8(50))).toBe('contraindicada')
    expect(Object.keys(PLACE_WORDS)).toEqual([...DOSE_PLACES])
    expect(new Set(Object.values(PLACE_WORDS)).size).toBe(DOSE_PLACES.length)
  })
})

describe('staysInRange', () => {
  it('is inside every row in which the written one is', () => {
    expect(staysInRange(rangesOf(), every8(5), every8(4.5))).toBe(true)
    expect(staysInRange(rangesOf(), every8(11), every8(5))).toBe(false)
    expect(staysInRange(rangesOf(), every8(8), every8(5))).toBe(false)
    expect(staysInRange(rangesOf(), every8(5), every8(2))).toBe(false)
    expect(staysInRange(rangesOf({ rangos: [HIGH] }), every8(5), every8(4.5))).toBe(false)
  })

  it('never passes what an adult may take, though the row of the child has no end', () => {
    const endless = rangesOf({ rangos: [rangeOf({ toma_max: null, dia_max: 9000 }), ADULT] })
    expect(staysInRange(endless, every8(19), every8(20))).toBe(true)
    expect(staysInRange(endless, every8(20), every8(21))).toBe(false)
  })
})
