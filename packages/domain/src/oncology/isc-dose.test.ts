import { describe, expect, it } from 'vitest'
import { doseInWords, doseText, formulatedDose, formulatedUnit, unitText } from './isc-dose.ts'

describe('formulatedDose', () => {
  it('by surface is the dose times the surface, one decimal, half away from zero on the decimal value', () => {
    expect(formulatedDose(85, 'ISC', 1.97)).toBe(167.5)
    expect(formulatedDose(1.4, 'ISC', 1.75)).toBe(2.5)
    expect(formulatedDose(750, 'ISC', 1.75)).toBe(1312.5)
    expect(formulatedDose(1.3, 'ISC', 1.5)).toBe(2)
  })

  it('by any other index is the dose as it is', () => {
    expect([
      formulatedDose(8, 'PESO', 1.75),
      formulatedDose(5, 'AUC', 1.75),
      formulatedDose(400, 'FIJA', null),
    ]).toEqual([8, 5, 400])
  })

  it('by surface without a surface is nothing', () => {
    expect(formulatedDose(85, 'ISC', null)).toBeNull()
  })
})

describe('formulatedUnit', () => {
  it('loses its square metres, and keeps kilograms and AUC', () => {
    expect([
      formulatedUnit('mg/m2', 'ISC'),
      formulatedUnit('U/m2', 'ISC'),
      formulatedUnit('mg/kg', 'PESO'),
      formulatedUnit('AUC', 'AUC'),
      formulatedUnit('mg', 'FIJA'),
    ]).toEqual(['mg', 'U', 'mg/kg', 'AUC', 'mg'])
  })

  it('is milligrams once the worked out dose or the cap was taken', () => {
    expect([
      formulatedUnit('mg/kg', 'PESO', 'peso'),
      formulatedUnit('mg/kg', 'PESO', 'tope'),
      formulatedUnit('AUC', 'AUC', 'auc'),
      formulatedUnit('AUC', 'AUC', 'tope'),
      formulatedUnit('mg/m2', 'ISC', 'tope'),
      formulatedUnit('U/m2', 'ISC', 'isc'),
    ]).toEqual(['mg', 'mg', 'mg', 'mg', 'mg', 'U'])
  })

  it('is never milligrams of what is dosed in other units', () => {
    expect([
      formulatedUnit('U', 'FIJA', 'tope'),
      formulatedUnit('U/kg', 'PESO', 'tope'),
      formulatedUnit('U/kg', 'PESO', 'peso'),
      formulatedUnit('mcg/ kg', 'PESO', 'peso'),
    ]).toEqual(['U', 'U', 'U', 'mcg'])
  })

  it('stays where what was taken says nothing of a dose like this one', () => {
    expect([
      formulatedUnit('mg/kg', 'PESO', 'isc'),
      formulatedUnit('AUC', 'AUC', 'isc'),
      formulatedUnit('AUC', 'AUC', 'peso'),
    ]).toEqual(['mg/kg', 'AUC', 'AUC'])
  })

  it('loses the square metres at its end, and no others', () => {
    expect([formulatedUnit('mg/m2', 'ISC'), formulatedUnit('mg/m2/día', 'ISC')]).toEqual(['mg', 'mg/m2/día'])
    expect([unitText('mg/m2'), unitText('mg/m2/día')]).toEqual(['mg/m²', 'mg/m2/día'])
  })
})

it('writes the sum in words, and nothing where there is no sum', () => {
  const line = { dosis: 85, unidad_medida: 'mg/m2', indice_dosis: 'ISC' } as const
  expect(doseInWords(line, 1.97)).toBe('85 mg/m² × 1,97 m² = 167,5 mg')
  expect(doseInWords(line, null)).toBeNull()
  expect(doseInWords({ dosis: 5, unidad_medida: 'AUC', indice_dosis: 'AUC' }, 1.97)).toBeNull()
})

it('writes a dose with the decimals that it has', () => {
  expect([doseText(2400), doseText(1.4), doseText(167.5), doseText(0.75)]).toEqual(['2 400', '1,4', '167,5', '0,75'])
})
