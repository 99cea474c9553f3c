import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { authorisationNumber, isAuthorisationNumber } from '@cauce/domain/authorisation/authorisation-number'
import { property } from '../../support/property.ts'

const year = fc.integer({ min: 2024, max: 2099 })
const n = fc.integer({ min: 1, max: 99_999_999 })

describe('authorisationNumber', () => {
  property('lleva el año y el número de la serie, y su dígito lo prueba', [year, n], (anio, turn) => {
    const numero = authorisationNumber(anio, turn)
    expect(numero).toHaveLength(13)
    expect(numero.slice(0, 4)).toBe(String(anio))
    expect(Number(numero.slice(4, 12))).toBe(turn)
    expect(isAuthorisationNumber(numero)).toBe(true)
  })

  property(
    'una cifra cambiada se nota',
    [year, n, fc.nat({ max: 11 }), fc.integer({ min: 1, max: 9 })],
    (anio, turn, place, by) => {
      const numero = authorisationNumber(anio, turn)
      const digit = (Number(numero[place]) + by) % 10
      expect(isAuthorisationNumber(`${numero.slice(0, place)}${digit}${numero.slice(place + 1)}`)).toBe(false)
    },
  )

  property('dos turnos no tienen el mismo', [year, n, n], (anio, one, other) => {
    expect(authorisationNumber(anio, one) === authorisationNumber(anio, other)).toBe(one === other)
    expect(authorisationNumber(2026, 1)).toBe('2026000000011')
  })
})
