import * as fc from 'fast-check'
import { expect } from 'vitest'
import { isEmail } from '@cauce/domain/text/email'
import { anyText } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/)
const local = fc.stringMatching(/^[a-z0-9_+-]{1,12}(\.[a-z0-9_+-]{1,8}){0,2}$/)
const address = fc
  .tuple(local, fc.array(label, { minLength: 1, maxLength: 3 }), fc.constantFrom('co', 'com', 'gov', 'org'))
  .map(([name, labels, top]) => `${name}@${labels.join('.')}.${top}`)

property('se acepta una dirección de la forma usual', [address], (text) => {
  expect([isEmail(text), isEmail(text.toUpperCase())]).toEqual([true, true])
})

property(
  'una dirección con un espacio, una coma o un fin de línea no se acepta',
  [address, fc.nat(40), fc.constantFrom(' ', ',', '\n', ';', '<', '@')],
  (text, at, sign) => {
    const where = at % (text.length + 1)
    return !isEmail(text.slice(0, where) + sign + text.slice(where))
  },
)

property('lo que se acepta tiene una sola arroba y ningún espacio', [anyText], (text) => {
  return !isEmail(text) || (text.split('@').length === 2 && !/\s/u.test(text))
})

property('una de más de 254 caracteres no se acepta', [address, fc.integer({ min: 0, max: 300 })], (text, more) => {
  const long = 'a'.repeat(more) + text
  expect(isEmail(long)).toBe(long.length <= 254)
})
