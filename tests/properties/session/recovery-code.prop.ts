import { fc } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readCode } from '@cauce/domain/session/access-code'
import { readRecoveryCode, showRecoveryCode } from '@cauce/domain/session/recovery-code'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const code = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/)

property(
  'a code is read as it was shown, however it is spaced and in small letters',
  [code, fc.array(fc.nat(8), { maxLength: 3 })],
  (made, blanks) => {
    expect(readRecoveryCode(showRecoveryCode(made))).toBe(made)
    const typed = blanks.reduce((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, made.toLowerCase())
    expect(readRecoveryCode(typed)).toBe(made)
  },
)

property('signs that are taken for others are read as those', [code], (made) => {
  const misread = made.replaceAll('0', 'o').replaceAll('1', (_one, at: number) => (at % 2 === 0 ? 'I' : 'l'))
  expect(readRecoveryCode(misread)).toBe(made)
})

property(
  'no text is both a code of the application and a recovery code',
  [fc.oneof(anyText, fc.stringMatching(/^[\d -]{0,12}$/))],
  (typed) => {
    return readCode(typed) === null || readRecoveryCode(typed) === null
  },
)

property('whatever is read can be read again', [fc.oneof(anyText, fc.stringMatching(/^[\w -]{6,10}$/))], (typed) => {
  const read = readRecoveryCode(typed)
  return read === null || (read.length === 8 && readRecoveryCode(read) === read)
})
