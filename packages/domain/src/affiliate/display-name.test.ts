import { describe, expect, it } from 'vitest'
import { ageLabel, documentLabel, listName, sexLabel } from './display-name.ts'

const maria = {
  primer_nombre: 'María',
  segundo_nombre: 'Elena',
  primer_apellido: 'Gómez',
  segundo_apellido: 'Castaño',
}

describe('listName', () => {
  it('puts the surnames first and in upper case', () => {
    expect(listName(maria)).toBe('GÓMEZ CASTAÑO, María Elena')
  })

  it('copes with one name and one surname', () => {
    expect(listName({ ...maria, segundo_nombre: null, segundo_apellido: '' })).toBe('GÓMEZ, María')
  })

  it('leaves no comma alone', () => {
    expect(listName({ ...maria, primer_nombre: '', segundo_nombre: null })).toBe('GÓMEZ CASTAÑO')
    expect(listName({ ...maria, primer_apellido: ' ', segundo_apellido: null })).toBe('María Elena')
  })
})

it('shows M as Masculino and anything else as Femenino', () => {
  expect(['M', 'F', 'I', '', 'm'].map(sexLabel)).toEqual(['Masculino', 'Femenino', 'Femenino', 'Femenino', 'Femenino'])
})

describe('documentLabel', () => {
  it('groups the digits in threes', () => {
    expect(documentLabel('CC', '43512887')).toBe('CC 43 512 887')
    expect(documentLabel('TI', '1036448201')).toBe('TI 1 036 448 201')
  })

  it('leaves a number with letters, or a short one, as it is', () => {
    expect(documentLabel('PA', 'AR554321')).toBe('PA AR554321')
    expect(documentLabel('RC', '123')).toBe('RC 123')
    expect(documentLabel('PA', '12A345678')).toBe('PA 12A345678')
  })

  it('does not lose leading zeros', () => {
    expect(documentLabel('CE', '004512')).toBe('CE 004 512')
  })
})

it('says the age in completed years', () => {
  expect([0, 1, 2, 54, 103].map(ageLabel)).toEqual(['Menor de 1 año', '1 año', '2 años', '54 años', '103 años'])
})
