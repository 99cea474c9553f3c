import * as fc from 'fast-check'
import { expect } from 'vitest'
import { cleanDocument, documentProblem } from '@cauce/domain/users/document-number'
import { property } from '../../support/property.ts'

const digits = fc.stringMatching(/^\d{3,20}$/u)
const grouping = fc.array(fc.tuple(fc.nat(20), fc.constantFrom('.', ',', ' ', '\t')), { maxLength: 6 })

property('un número es el mismo se agrupe como se agrupe', [digits, grouping], (number, marks) => {
  const typed = marks.reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), number)
  expect(cleanDocument(typed)).toBe(number)
  expect(documentProblem('CC', cleanDocument(typed))).toBeNull()
})

property('limpiar dos veces es limpiar una', [fc.string()], (text) => {
  expect(cleanDocument(cleanDocument(text))).toBe(cleanDocument(text))
})

property(
  'lo que se acepta son de 3 a 20 letras o cifras sencillas',
  [fc.string(), fc.constantFrom('CC', 'PA')],
  (text, kind) => {
    if (text === '' || documentProblem(kind, text) !== null) return
    expect(text.length >= 3 && text.length <= 20 && /^[A-Z0-9]+$/u.test(text)).toBe(true)
    if (kind === 'CC') expect(Number.isNaN(Number(text))).toBe(false)
  },
)
