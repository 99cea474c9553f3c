import * as fc from 'fast-check'
import { expect } from 'vitest'
import { readCode, codesClosed } from '@cauce/domain/session/access-code'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const code = fc.integer({ min: 0, max: 999_999 }).map((value) => String(value).padStart(6, '0'))

property(
  'un código se lee con los espacios que sea',
  [code, fc.array(fc.nat(6), { maxLength: 4 })],
  (digits, blanks) => {
    const typed = blanks.reduce((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, digits)
    expect(readCode(typed)).toBe(digits)
  },
)

const figures = fc.stringMatching(/^[\d -]{0,12}$/)

property('lo que se lee son seis cifras', [fc.oneof(anyText, figures)], (typed) => {
  const read = readCode(typed)
  return read === null || (read.length === 6 && Number.isInteger(Number(read)))
})

property(
  'lo que falta para que el segundo paso se abra se dice en minutos enteros, nunca menos de lo que falta ni menos de uno',
  [fc.integer({ min: 0, max: 30 * 60_000 })],
  (faltaMs) => {
    const minutes = Number(/(\d+) minutos?$/u.exec(codesClosed(faltaMs))?.[1])
    return minutes >= 1 && minutes * 60_000 >= faltaMs && (minutes - 1) * 60_000 <= faltaMs
  },
)
