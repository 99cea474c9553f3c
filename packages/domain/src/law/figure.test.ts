import { describe, expect, it } from 'vitest'
import { NOT_WHOLE, REQUIRED_FIELD } from '../text/field.ts'
import { changesBetween, checkValue, valueInWords, type Figure } from './figure.ts'

const DAYS = ['día', 'días'] as const
const HOURS = ['hora', 'horas'] as const
const one: Figure = {
  clave: 'una',
  nombre: 'Una',
  toca: [],
  partes: { horas: { nombre: 'Horas', unidad: HOURS, min: 0.25, max: 100, fraccion: true } },
}
const two: Figure = {
  ...one,
  partes: {
    cualquiera: { nombre: 'Cualquiera', unidad: DAYS, min: 1, max: 30 },
    otra: { nombre: 'Otra', unidad: DAYS, min: 1, max: 1_000 },
  },
}

describe('checkValue', () => {
  it('asks every number, whole and within its bounds, each at its field', () => {
    expect(checkValue(two, { cualquiera: 1, otra: 1_000 })).toEqual({})
    expect(checkValue(two, { cualquiera: 0, otra: 1.5 })).toEqual({
      'valor.cualquiera': ['Debe ir de 1 a 30 días'],
      'valor.otra': [NOT_WHOLE],
    })
    expect(checkValue(two, { cualquiera: Number.NaN, sobra: 1 })).toEqual({
      'valor.cualquiera': ['Debe ir de 1 a 30 días'],
      'valor.otra': [REQUIRED_FIELD],
      'valor.sobra': ['Esta cifra no tiene ese número'],
    })
  })

  it('takes hundredths where they are allowed, and no finer', () => {
    expect(checkValue(one, { horas: 1.15 })).toEqual({})
    expect(checkValue(one, { horas: 1.155 })).toEqual({ 'valor.horas': ['Máximo dos decimales'] })
    expect(checkValue(one, { horas: 0.2 })).toEqual({ 'valor.horas': ['Debe ir de 0,25 a 100 horas'] })
  })
})

it('says a value in words, with the names where it has several numbers', () => {
  expect(valueInWords(one, { horas: 1 })).toBe('1 hora')
  expect(valueInWords(one, { horas: 0.5 })).toBe('0,5 horas')
  expect(valueInWords(two, { cualquiera: 1, otra: 266 })).toBe('Cualquiera: 1 día; Otra: 266 días')
  expect(valueInWords(two, { otra: 2 })).toBe('Otra: 2 días')
})

it('says what changes and leaves out what stays', () => {
  expect(changesBetween(two, { cualquiera: 30, otra: 266 }, { cualquiera: 20, otra: 266 })).toEqual([
    { nombre: 'Cualquiera', antes: '30 días', despues: '20 días' },
  ])
  expect(changesBetween(one, {}, { horas: 2 })).toEqual([{ nombre: 'Horas', antes: null, despues: '2 horas' }])
  expect(changesBetween(two, { cualquiera: 30 }, {})).toEqual([])
})
