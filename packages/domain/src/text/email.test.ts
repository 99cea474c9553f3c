import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each(['maria.gomez@correo.com.co', 'm+eps@hospital.gov.co', "o'neil@x.org", 'A_1@SUB.DOMINIO.CO'])(
  'takes %s for an address',
  (address) => {
    expect(isEmail(address)).toBe(true)
  },
)

it.each([
  '',
  'maria',
  'maria@',
  '@correo.co',
  'maria@correo',
  'maria@@correo.co',
  'maria..gomez@correo.co',
  'maria@correo..co',
  'maria@-correo.co',
  ' maria@correo.co',
  'maria@correo.co\nBcc: otro@correo.co',
  'maria@correo.co,otro@correo.co',
  `${'a'.repeat(250)}@correo.co`,
])('does not take %j for one', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('an address has 254 characters at most', () => {
  const ending = '@correo.co'
  const of = (length: number): string => 'a'.repeat(length - ending.length) + ending
  expect([isEmail(of(254)), isEmail(of(255))]).toEqual([true, false])
})
