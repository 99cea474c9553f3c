import { expect, it } from 'vitest'
import { sanitiseFileName } from './file-name.ts'

it('goes to lower case, with underscores for blanks', () => {
  expect(sanitiseFileName('Informe de Atención 2026.PDF')).toBe('informe_de_atención_2026.pdf')
})

it('drops every sign but dash, underscore and dot', () => {
  expect(sanitiseFileName('a/b\\c:d*e?f"g<h>i|j(1)-final_v2.pdf')).toBe('abcdefghij1-final_v2.pdf')
})

it('leaves no path behind', () => {
  expect(sanitiseFileName('../../etc/passwd')).toBe('....etcpasswd')
})

it('drops control and direction marks', () => {
  expect(sanitiseFileName('orden\u0000\u202Efdp.exe')).toBe('ordenfdp.exe')
})

it('keeps a letter whether its accent is composed or not', () => {
  expect(sanitiseFileName('an\u0303o.pdf')).toBe('a\u00F1o.pdf')
})
