import { describe, expect, it } from 'vitest'
import {
  ATTACHMENT_TOO_LARGE,
  EMPTY_ATTACHMENT,
  kindOfFile,
  MAX_ATTACHMENT_BYTES,
  NOT_AN_ATTACHMENT,
  refusedAttachment,
} from './attachment.ts'

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (sign) => sign.charCodeAt(0)))),
  )

const pdf = bytes('%PDF-1.7\n1 0 obj\n', '%%EOF\n')
const png = bytes(0x89, 'PNG\r\n', 0x1a, '\n', '....', 'IEND', 0xae, 'B`', 0x82)
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0, '....', 0xff, 0xd9)

describe('kindOfFile', () => {
  it('knows the three kinds from their first mark to their last', () => {
    expect([pdf, png, jpeg].map(kindOfFile)).toEqual(['application/pdf', 'image/png', 'image/jpeg'])
  })

  it('refuses what was cut', () => {
    expect([pdf, png, jpeg].map((file) => kindOfFile(file.subarray(0, file.length - 6)))).toEqual([null, null, null])
  })

  it('refuses what has only the end of one of ours, or begins as it does and goes on otherwise', () => {
    const tails = [pdf, png, jpeg].map((file) => file.subarray(-8))
    expect(tails.map(kindOfFile)).toEqual([null, null, null])
    const alike = [
      bytes('%PNG', '%%EOF'),
      bytes(0x89, 'GIF', 'IEND', 0xae, 'B`', 0x82),
      bytes(0xff, 0xd8, 0, 0xff, 0xd9),
    ]
    expect(alike.map(kindOfFile)).toEqual([null, null, null])
  })

  it('finds the end of a PDF also when it is its last byte, or when blanks come after it', () => {
    expect([bytes('%PDF-1.7 %%EOF'), bytes('%PDF-1.7 %%EOF', ' '.repeat(1000))].map(kindOfFile)).toEqual([
      'application/pdf',
      'application/pdf',
    ])
    expect(kindOfFile(bytes('%PDF-1.7 %%EOF', ' '.repeat(1024)))).toBeNull()
  })

  it('refuses pages, drawings that run and archives, whatever their name', () => {
    const hostile = ['<html><script>', '<svg xmlns', 'PK\u0003\u0004', ' %PDF-1.7 %%EOF', '', 'MZ']
    expect(hostile.map((text) => kindOfFile(bytes(text)))).toEqual(hostile.map(() => null))
  })
})

it('takes up to 20 MB', () => {
  expect(refusedAttachment({ tipo: 'image/png', tamano: 20_971_520 })).toBeNull()
  expect(refusedAttachment({ tipo: 'image/png', tamano: 20_971_521 })).toBe(ATTACHMENT_TOO_LARGE)
})

it('what is empty, too large or of another kind is not even sent', () => {
  expect([
    refusedAttachment({ tipo: 'application/pdf', tamano: MAX_ATTACHMENT_BYTES }),
    refusedAttachment({ tipo: 'application/pdf', tamano: MAX_ATTACHMENT_BYTES + 1 }),
    refusedAttachment({ tipo: 'image/png', tamano: 0 }),
    refusedAttachment({ tipo: 'image/svg+xml', tamano: 10 }),
    refusedAttachment({ tipo: 'toString', tamano: 10 }),
  ]).toEqual([null, ATTACHMENT_TOO_LARGE, EMPTY_ATTACHMENT, NOT_AN_ATTACHMENT, NOT_AN_ATTACHMENT])
})
