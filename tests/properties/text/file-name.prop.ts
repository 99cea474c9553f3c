import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { sanitiseFileName } from '@cauce/domain/text/file-name'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const plain = fc.stringMatching(/^[a-z0-9_.-]{0,30}$/)
const hostile = fc.constantFrom('/', '\\', ':', '\u0000', '"', '<', '|', '\u202E', '%', '\n')

describe('sanitiseFileName', () => {
  property('limpiar dos veces no cambia nada', [anyText], (name) => {
    expect(sanitiseFileName(sanitiseFileName(name))).toBe(sanitiseFileName(name))
  })

  property('un nombre limpio queda como está', [plain], (name) => {
    expect(sanitiseFileName(name)).toBe(name)
  })

  property(
    'no queda ningún signo que entienda una carpeta, una consola o un encabezado',
    [anyText, hostile, anyText],
    (a, sign, b) => {
      expect(sanitiseFileName(a + sign + b)).not.toMatch(/[\s\p{C}/\\:*?"<>|%&;'`$]/u)
    },
  )

  property('letra por letra: un espacio se vuelve raya al piso y cualquier otro signo se va', [fc.string()], (name) => {
    const kept = new Set('abcdefghijklmnopqrstuvwxyz0123456789_.-')
    const ascii = Array.from(name).filter((sign) => /[ -~]/u.test(sign))
    const expected = ascii.map((sign) => (sign === ' ' ? '_' : sign.toLowerCase())).filter((sign) => kept.has(sign))
    expect(sanitiseFileName(ascii.join(''))).toBe(expected.join(''))
  })

  property('mayúsculas y minúsculas dan el mismo nombre', [plain], (name) => {
    expect(sanitiseFileName(name.toUpperCase())).toBe(name)
  })
})
