import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { parseLine } from '@cauce/domain/medication/line-entry'
import { doseOf } from '@cauce/domain/medication/typed-dose'
import { article, favourite } from '../../support/arbitraries/medication.ts'
import { property } from '../../support/property.ts'

const strength = fc.integer({ min: 1, max: 999 })
const unit = fc.constantFrom('', ' mg', ' mcg', ' g')
const drug = article.filter(({ codesumi }) => (codesumi.concentracion ?? '').endsWith(' mg'))

describe('doseOf', () => {
  property(
    'lo que no es la concentración del medicamento deja la dosis vacía, y se dice cuál hay',
    [drug, strength, unit, fc.option(favourite, { nil: null })],
    (medicine, figure, mass, often) => {
      const label = medicine.codesumi.concentracion ?? ''
      const inMilligrams = { '': figure, ' mg': figure, ' mcg': figure / 1_000, ' g': figure * 1_000 }[mass]
      const fits = inMilligrams === Number(label.replace(' mg', ''))
      const { dosis, avisos } = doseOf(parseLine(`medicamento ${figure}${mass} c/8h`), medicine, often, [])
      expect(dosis === null).toBe(!fits)
      expect(avisos.some((said) => said.includes(`Hay: ${label}`))).toBe(!fits)
    },
  )
})
