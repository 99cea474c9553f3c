import { describe, expect, it } from 'vitest'
import { codeAt, newSecret, presentSecret, takenStep } from './authenticator.ts'

/** RFC 6238, appendix B, for SHA-1: the last six of the eight digits. */
const RFC_SECRET = Buffer.from('12345678901234567890')
const RFC_CODES: readonly (readonly [number, string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]
const at = (seconds: number): Date => new Date(seconds * 1000)

describe('los códigos de la aplicación', () => {
  it.each(RFC_CODES)('son los de la norma a los %i segundos', (seconds, code) => {
    expect(codeAt(RFC_SECRET, at(seconds))).toBe(code)
    expect(takenStep(RFC_SECRET, code, at(seconds), null)).toBe(Math.floor(seconds / 30))
  })

  it('valen medio minuto antes y después, y no más', () => {
    const code = codeAt(RFC_SECRET, at(600))
    expect([570, 599, 600, 629, 630, 659].map((seconds) => takenStep(RFC_SECRET, code, at(seconds), null))).toEqual(
      Array(6).fill(20),
    )
    expect([569, 660].map((seconds) => takenStep(RFC_SECRET, code, at(seconds), null))).toEqual([null, null])
  })

  it('ninguno vale dos veces, ni uno anterior al último', () => {
    expect(takenStep(RFC_SECRET, codeAt(RFC_SECRET, at(600)), at(600), 20)).toBeNull()
    expect(takenStep(RFC_SECRET, codeAt(RFC_SECRET, at(570)), at(600), 20)).toBeNull()
    expect(takenStep(RFC_SECRET, codeAt(RFC_SECRET, at(630)), at(630), 20)).toBe(21)
  })

  it('otro código, otra clave u otro texto no valen', () => {
    const code = codeAt(RFC_SECRET, at(600))
    expect(takenStep(newSecret(), code, at(600), null)).toBeNull()
    expect(['', 'abcdef', `${code}0`].map((text) => takenStep(RFC_SECRET, text, at(600), null))).toEqual([
      null,
      null,
      null,
    ])
  })
})

it('la clave se muestra en grupos de cuatro y como dirección para el código QR', () => {
  const { secreto, uri } = presentSecret(RFC_SECRET, 'laura@hospital.co')
  expect(secreto).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
  expect(uri).toMatch(/^otpauth:\/\/totp\/Cauce:laura%40hospital\.co\?/u)
  expect(new URL(uri).searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(newSecret()).toHaveLength(20)
})
