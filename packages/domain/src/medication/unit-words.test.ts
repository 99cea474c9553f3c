import { expect, it } from 'vitest'
import { decimalInWords } from './number-words.ts'
import { pluralUnit, unitWords } from './unit-words.ts'

it('writes the plural of every unit of the catalogue', () => {
  const units = [
    'Tableta',
    'Vial',
    'Ampolla',
    'Cápsula',
    'Frasco',
    'Inhalador',
    'Sobre',
    'Óvulo',
    'Inhalación',
    'Raíz',
    'Gotas',
  ]
  expect(units.map(pluralUnit)).toEqual([
    'tabletas',
    'viales',
    'ampollas',
    'cápsulas',
    'frascos',
    'inhaladores',
    'sobres',
    'óvulos',
    'inhalaciones',
    'raíces',
    'gotas',
  ])
})

it('leaves abbreviations as they are', () => {
  expect([unitWords(2, 'mL'), unitWords(1, 'UI'), unitWords(3, 'mg/mL'), unitWords(4, 'UFC')]).toEqual([
    '2 mL',
    '1 UI',
    '3 mg/mL',
    '4 UFC',
  ])
})

it('one is singular; nothing else is', () => {
  expect([unitWords(1, 'Tableta'), unitWords(0.5, 'Tableta'), unitWords(90, 'Tableta')]).toEqual([
    '1 tableta',
    '0,5 tabletas',
    '90 tabletas',
  ])
})

it('writes no decimals that nobody wrote', () => {
  expect([1, 0.5, 1.25, 102.857142, 1_000, 0].map(decimalInWords)).toEqual(['1', '0,5', '1,25', '102,86', '1 000', '0'])
})
