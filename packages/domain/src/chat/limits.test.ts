import { describe, expect, it } from 'vitest'
import {
  checkAttachments,
  checkMessage,
  EMPTY_FILE,
  EMPTY_MESSAGE,
  FILES_TOO_LARGE,
  isPdf,
  MAX_FILES,
  MAX_ATTACHMENTS_BYTES,
  MAX_MESSAGE,
  MESSAGE_TOO_LONG,
  MESSAGE_TOO_SHORT,
  NO_FILES,
  ONLY_PDF,
  tooManyFiles,
} from './limits.ts'

const file = (tamano: number, pdf: boolean | null = true) => ({ nombre: 'a.pdf', tamano, pdf })
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

describe('attachments', () => {
  it('are 50 MB at most, all together', () => {
    expect(MAX_ATTACHMENTS_BYTES).toBe(50 * 1024 * 1024)
    expect(checkAttachments([file(MAX_ATTACHMENTS_BYTES)], '')).toEqual({})
    expect(checkAttachments([file(MAX_ATTACHMENTS_BYTES), file(1)], '')).toEqual({ archivos: [FILES_TOO_LARGE] })
  })

  it('are at least one, none of them empty, all of them PDF', () => {
    expect(checkAttachments([], '')).toEqual({ archivos: [NO_FILES] })
    expect(checkAttachments([file(0)], '')).toEqual({ archivos: [EMPTY_FILE] })
    expect(checkAttachments([file(1), file(0)], '')).toEqual({ archivos: [EMPTY_FILE] })
    expect(checkAttachments([file(1), file(1, false)], '')).toEqual({ archivos: [ONLY_PDF] })
    expect(checkAttachments([file(1, null)], '')).toEqual({})
  })

  it('are not more than those of one message', () => {
    const many = Array.from({ length: MAX_FILES }, () => file(1))
    expect(checkAttachments(many, '')).toEqual({})
    expect(checkAttachments([...many, file(1)], '')).toEqual({ archivos: [tooManyFiles(MAX_FILES)] })
    expect(checkAttachments([file(1), file(1)], '', 1)).toEqual({ archivos: ['Máximo 1 archivos'] })
  })

  it('may bring a message, of ten characters or more', () => {
    expect(checkAttachments([file(1)], 'Son nueve')).toEqual({ mensaje: [MESSAGE_TOO_SHORT] })
    expect(checkAttachments([file(1)], ' Son nueve ')).toEqual({ mensaje: [MESSAGE_TOO_SHORT] })
    expect(checkAttachments([file(1)], 'Ya son diez')).toEqual({})
    expect(checkAttachments([file(1)], 'a'.repeat(MAX_MESSAGE))).toEqual({})
    expect(checkAttachments([file(1)], 'a'.repeat(MAX_MESSAGE + 1))).toEqual({ mensaje: [MESSAGE_TOO_LONG] })
  })

  it.each([
    ['%PDF-1.7\n', true],
    ['\n\n%PDF-1.4', true],
    ['\u00ef\u00bb\u00bf%PDF-1.4', true],
    ['<html>%PD', false],
    ['<html><script>1</script>%PDF-1.7', false],
    ['PK\u0003\u0004', false],
    ['', false],
    [`${'x'.repeat(1_024)}%PDF-1.7`, false],
  ])('%j is a PDF by its content: %s', (text, wanted) => {
    expect(isPdf(bytes(text))).toBe(wanted)
  })
})

it('a message says something', () => {
  expect([checkMessage(' '), checkMessage('Sí'), checkMessage('a'.repeat(MAX_MESSAGE + 1))]).toEqual([
    EMPTY_MESSAGE,
    null,
    MESSAGE_TOO_LONG,
  ])
})
