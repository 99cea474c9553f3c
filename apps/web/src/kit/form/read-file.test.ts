import { expect, it } from 'vitest'
import { textOfFile } from './read-file.ts'

const bytes = (...values: readonly number[]): ArrayBuffer => Uint8Array.from(values).buffer
const utf8 = (text: string): ArrayBuffer => Uint8Array.from(new TextEncoder().encode(text)).buffer

it('reads UTF-8 with its mark and without it', () => {
  expect(textOfFile(utf8('Peláez;Ñandú'))).toBe('Peláez;Ñandú')
  expect(textOfFile(utf8('\uFEFFPeláez'))).toBe('Peláez')
})

it('reads what Windows writes when it is not UTF-8', () => {
  // «Peláez;Ñ» with one byte a letter.
  expect(textOfFile(bytes(0x50, 0x65, 0x6c, 0xe1, 0x65, 0x7a, 0x3b, 0xd1))).toBe('Peláez;Ñ')
  expect(textOfFile(bytes(0x93, 0x41, 0x94))).toBe('“A”')
})
