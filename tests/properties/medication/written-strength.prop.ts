import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { writtenNumber } from '@cauce/domain/medication/line-patterns'
import { isStrengthOf } from '@cauce/domain/medication/written-strength'
import { article } from '../../support/arbitraries/medication.ts'
import { property } from '../../support/property.ts'

const hundredths = fc.integer({ min: 1, max: 99_999 })
const spelt = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replace('.', ','),
)

describe('writtenNumber', () => {
  property('el punto y la coma de los decimales valen lo mismo', [hundredths, spelt], (count, spell) => {
    expect(writtenNumber(spell((count / 100).toFixed(2)))).toBe(count / 100)
  })

  property('con tres cifras después del punto es mil, menos cuando empieza en cero', [hundredths], (count) => {
    const thousandths = count % 1_000
    const digits = String(thousandths).padStart(3, '0')
    expect(writtenNumber(`0.${digits}`)).toBe(Number(`0.${digits}`))
    expect(writtenNumber(`7.${digits}`)).toBe(7_000 + thousandths)
  })
})

describe('isStrengthOf', () => {
  property('gramos, miligramos y microgramos se comparan por lo que pesan', [article, hundredths], (drug, count) => {
    const labelled = { ...drug, codesumi: { ...drug.codesumi, concentracion: `${count} mg`, nombre: 'Medicamento' } }
    expect(isStrengthOf(`${count * 1_000} mcg`, labelled)).toBe(true)
    expect(isStrengthOf(`${count} mcg`, labelled)).toBe(false)
    expect(isStrengthOf(`${count} g`, labelled)).toBe(false)
    expect(isStrengthOf(`${count} mg`, labelled)).toBe(true)
  })
})
