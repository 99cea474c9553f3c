import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { ageLabel, documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { names, years } from '../../support/arbitraries/affiliate.ts'
import { property } from '../../support/property.ts'

const digits = fc.stringMatching(/^\d{1,16}$/)

const plain = (text: string) => text.toUpperCase().replaceAll(',', '')

describe('listName', () => {
  property('los apellidos van primero, en mayúscula, y después los nombres', [names], (affiliate) => {
    const [surnames = '', given = ''] = listName(affiliate).split(', ')
    expect(surnames).toBe(surnames.toUpperCase())
    expect(surnames.startsWith(affiliate.primer_apellido.toUpperCase())).toBe(true)
    expect(given.startsWith(affiliate.primer_nombre)).toBe(true)
  })

  property('no se pierde ninguna palabra ni se duplica ningún espacio', [names], (affiliate) => {
    const shown = listName(affiliate)
    const words = Object.values(affiliate).flatMap((part) => (part ?? '').split(/\s+/u).filter(Boolean))
    expect(plain(shown).split(' ').toSorted()).toEqual(words.map(plain).toSorted())
  })
})

describe('documentLabel', () => {
  property('al quitar los espacios queda el número', [digits], (numero) => {
    expect(documentLabel('CC', numero).slice(3).replaceAll(' ', '')).toBe(numero)
  })

  property('todos los grupos menos el primero tienen tres cifras', [digits], (numero) => {
    const [first = '', ...rest] = documentLabel('CC', numero).slice(3).split(' ')
    return first.length >= 1 && first.length <= 3 && rest.every((part) => part.length === 3)
  })
})

property('la edad se puede leer de vuelta en su rótulo', [years], (age) => {
  expect(Number.parseInt(ageLabel(age).replace('Menor de 1', '0'), 10)).toBe(age)
})
