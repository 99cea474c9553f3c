import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { cardinal } from '@cauce/domain/text/cardinal'
import { roundDecimal } from '@cauce/domain/text/round'
import { property } from '../../support/property.ts'

/** Thousandths, so that a half is exactly a half. */
const thousandths = fc.oneof(fc.integer({ min: -500_000, max: 500_000 }), fc.constantFrom(1_005, -2_500, 167_450, 5, 0))

describe('roundDecimal', () => {
  property('en milésimas enteras, media centésima se aleja de cero', [thousandths], (amount) => {
    const rest = Math.abs(amount) % 10
    const hundredths = (Math.abs(amount) - rest) / 10 + (rest < 5 ? 0 : 1)
    expect(Math.round(Math.abs(roundDecimal(amount / 1000, 2)) * 100)).toBe(hundredths)
    expect(Object.is(roundDecimal(amount / 1000, 2), -0)).toBe(false)
  })

  property('redondear otra vez no cambia nada, y el signo no importa', [thousandths, fc.nat(3)], (amount, places) => {
    const once = roundDecimal(amount / 1000, places)
    expect(roundDecimal(once, places)).toBe(once)
    expect(roundDecimal(-amount / 1000, places) + once).toBe(0)
  })
})

/** Words of numbers, as a list that somebody reads aloud. */
const UNITS: Readonly<Record<string, number>> = {
  cero: 0,
  un: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciséis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiún: 21,
  veintiuno: 21,
  veintidós: 22,
  veintitrés: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiséis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
}

/** Reading back: what is before «mil» counts a thousand times. */
const readAloud = (words: string): number =>
  words
    .split(' ')
    .filter((word) => word !== 'y')
    .reduce((sum, word) => (word === 'mil' ? Math.max(sum, 1) * 1000 : sum + (UNITS[word] ?? Number.NaN)), 0)

describe('cardinal', () => {
  property(
    'lo que se escribe se lee de vuelta como el mismo número',
    [fc.oneof(fc.nat(99_999), fc.constantFrom(0, 16, 21, 100, 101, 1000, 21_000))],
    (n) => {
      expect(readAloud(cardinal(n) ?? '')).toBe(n)
    },
  )
})
