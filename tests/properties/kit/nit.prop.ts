import * as fc from 'fast-check'
import { describe } from 'vitest'
import { nitDigit, readNit } from '@cauce/domain/kit/nit'
import { property } from '../../support/property.ts'

const number = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String)

describe('nitDigit', () => {
  property(
    'detecta cualquier cifra cambiada por otra',
    [number, fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 })],
    (digits, at, by) => {
      const other = digits
        .split('')
        .map((digit, place) => (place === at ? String((Number(digit) + by) % 10) : digit))
        .join('')
      const [one, two] = [nitDigit(digits).digit, nitDigit(other).digit]
      // A rest of 1 and one of 10 have the same digit: that is the norm, and the only way for a change to go unseen.
      return one !== two || one === 1
    },
  )

  property('la suma que explica termina en el dígito', [number], (digits) => {
    const { digit, why } = nitDigit(digits)
    return why.startsWith(`Dígito ${digit}:`) && why.endsWith(String(digit))
  })
})

describe('readNit', () => {
  property('se lee igual con puntos, con espacios, con guion, junto o sin dígito', [number], (digits) => {
    const { digit } = nitDigit(digits)
    const dotted = digits.replace(/(\d{3})(\d{3})(\d{3})/u, '$1.$2.$3')
    const spaced = digits.replace(/(\d{3})(\d{3})(\d{3})/u, '$1 $2 $3')
    return [digits, `${digits}${digit}`, `${digits}-${digit}`, `${dotted}-${digit}`, spaced].every((written) => {
      const read = readNit(written)
      return read.ok && read.nit === `${digits}-${digit}`
    })
  })

  property('ningún otro dígito pasa', [number, fc.integer({ min: 1, max: 9 })], (digits, by) => {
    const wrong = (nitDigit(digits).digit + by) % 10
    return !readNit(`${digits}-${wrong}`).ok
  })

  property('nunca falla, sea lo que sea', [fc.string()], (written) => typeof readNit(written).ok === 'boolean')
})
