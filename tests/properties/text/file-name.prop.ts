import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { sanitiseFileName } from '@cauce/domain/text/file-name'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const plain = fc.stringMatching(/^[a-z0-9_.-]{0,30}$/)
const hostile = fc.constantFrom('/', '\\', ':', '\u0000', '"', '<', '|', '\u202E', '%', '\n')

describe('sanitiseFileName', () => {
  property('cleaning twice changes nothing', [anyText], (name) => {
    expect(sanitiseFileName(sanitiseFileName(name))).toBe(sanitiseFileName(name))
  })

  property('a clean name stays as it is', [plain], (name) => {
    expect(sanitiseFileName(name)).toBe(name)
  })

  property(
    'no sign that a folder, a shell or a header understands is left',
    [anyText, hostile, anyText],
    (a, sign, b) => {
      expect(sanitiseFileName(a + sign + b)).not.toMatch(/[\s\p{C}/\\:*?"<>|%&;'`$]/u)
    },
  )

  property('letter by letter: a blank becomes a dash below the line and any other sign goes', [fc.string()], (name) => {
    const kept = new Set('abcdefghijklmnopqrstuvwxyz0123456789_.-')
    const ascii = Array.from(name).filter((sign) => /[ -~]/u.test(sign))
    const expected = ascii.map((sign) => (sign === ' ' ? '_' : sign.toLowerCase())).filter((sign) => kept.has(sign))
    expect(sanitiseFileName(ascii.join(''))).toBe(expected.join(''))
  })

  property('upper and lower case give the same name', [plain], (name) => {
    expect(sanitiseFileName(name.toUpperCase())).toBe(name)
  })
})
