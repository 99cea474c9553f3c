import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { ageLabel, documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { names, years } from '../../support/arbitraries/affiliate.ts'
import { property } from '../../support/property.ts'

const digits = fc.stringMatching(/^\d{1,16}$/)

const plain = (text: string) => text.toUpperCase().replaceAll(',', '')

describe('listName', () => {
  property('the surnames come first, in upper case, and the names after', [names], (affiliate) => {
    const [surnames = '', given = ''] = listName(affiliate).split(', ')
    expect(surnames).toBe(surnames.toUpperCase())
    expect(surnames.startsWith(affiliate.primer_apellido.toUpperCase())).toBe(true)
    expect(given.startsWith(affiliate.primer_nombre)).toBe(true)
  })

  property('no word is lost and no blank is doubled', [names], (affiliate) => {
    const shown = listName(affiliate)
    const words = Object.values(affiliate).flatMap((part) => (part ?? '').split(/\s+/u).filter(Boolean))
    expect(plain(shown).split(' ').toSorted()).toEqual(words.map(plain).toSorted())
  })
})

describe('documentLabel', () => {
  property('taking the blanks out gives the number back', [digits], (numero) => {
    expect(documentLabel('CC', numero).slice(3).replaceAll(' ', '')).toBe(numero)
  })

  property('every group but the first has three digits', [digits], (numero) => {
    const [first = '', ...rest] = documentLabel('CC', numero).slice(3).split(' ')
    return first.length >= 1 && first.length <= 3 && rest.every((part) => part.length === 3)
  })
})

property('the age is read back from its label', [years], (age) => {
  expect(Number.parseInt(ageLabel(age).replace('Menor de 1', '0'), 10)).toBe(age)
})
