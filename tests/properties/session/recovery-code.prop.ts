import * as fc from 'fast-check'
import { expect } from 'vitest'
import { readCode } from '@cauce/domain/session/access-code'
import { readRecoveryCode, showRecoveryCode } from '@cauce/domain/session/recovery-code'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const code = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/)

property(
  'un código se lee como se mostró, con los espacios que sea y en minúscula',
  [code, fc.array(fc.nat(8), { maxLength: 3 })],
  (made, blanks) => {
    expect(readRecoveryCode(showRecoveryCode(made))).toBe(made)
    const typed = blanks.reduce((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, made.toLowerCase())
    expect(readRecoveryCode(typed)).toBe(made)
  },
)

property('los signos que se confunden con otros se leen como esos otros', [code], (made) => {
  const misread = made.replaceAll('0', 'o').replaceAll('1', (_one, at: number) => (at % 2 === 0 ? 'I' : 'l'))
  expect(readRecoveryCode(misread)).toBe(made)
})

property(
  'ningún texto es a la vez código de la aplicación y código de recuperación',
  [fc.oneof(anyText, fc.stringMatching(/^[\d -]{0,12}$/))],
  (typed) => {
    return readCode(typed) === null || readRecoveryCode(typed) === null
  },
)

property('lo que se lee se puede leer otra vez', [fc.oneof(anyText, fc.stringMatching(/^[\w -]{6,10}$/))], (typed) => {
  const read = readRecoveryCode(typed)
  return read === null || (read.length === 8 && readRecoveryCode(read) === read)
})
