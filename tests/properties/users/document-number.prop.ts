import { fc } from '@fast-check/vitest'
import { expect } from 'vitest'
import { cleanDocument, documentProblem } from '@cauce/domain/users/document-number'
import { property } from '../../support/property.ts'

const digits = fc.stringMatching(/^\d{3,20}$/u)
const grouping = fc.array(fc.tuple(fc.nat(20), fc.constantFrom('.', ',', ' ', '\t')), { maxLength: 6 })

property('a number is the same however it was grouped', [digits, grouping], (number, marks) => {
  const typed = marks.reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), number)
  expect(cleanDocument(typed)).toBe(number)
  expect(documentProblem('CC', cleanDocument(typed))).toBeNull()
})

property('cleaning twice is cleaning once', [fc.string()], (text) => {
  expect(cleanDocument(cleanDocument(text))).toBe(cleanDocument(text))
})

property(
  'what is taken is 3 to 20 plain letters or digits',
  [fc.string(), fc.constantFrom('CC', 'PA')],
  (text, kind) => {
    if (text === '' || documentProblem(kind, text) !== null) return
    expect(text.length >= 3 && text.length <= 20 && /^[A-Z0-9]+$/u.test(text)).toBe(true)
    if (kind === 'CC') expect(Number.isNaN(Number(text))).toBe(false)
  },
)
