/**
 * Opens a PDF and looks at every object of it, those inside compressed streams too. It runs in a thread of its own
 * (`pdf-thread.ts`): what a stranger sends may be made to take long.
 */
import {
  EncryptedPDFError,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { PdfFault } from '@cauce/domain/content/pdf-fault'

/** Readers look for the end mark in the last kibibyte. @fuente ISO 32000-1, 7.5.5 */
const TAIL_BYTES = 1024
const END = /startxref\s+(\d+)\s+%%EOF/u

/** Actions that do something besides moving about the document or opening an address when it is pressed. @fuente ISO 32000-2, 12.6 */
const ACTIONS = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'ResetForm',
  'GoToE',
  'GoToR',
  'Rendition',
  'RichMediaExecute',
  'Movie',
  'Sound',
  'SetOCGState',
  'GoTo3DView',
])
/** Entries that carry programs, files or forms of another kind, or fire by themselves. */
const KEYS = ['JS', 'JavaScript', 'AA', 'EF', 'EmbeddedFiles', 'XFA', 'RichMediaContent', 'RichMediaSettings']
const SUBTYPES = new Set(['RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'FileAttachment'])
const TYPES = new Set(['EmbeddedFile', 'RichMediaContent'])
const PASSIVE_OPENING = 'GoTo'

const nameOf = (value: PDFObject | undefined): string => (value instanceof PDFName ? value.decodeText() : '')

/** Where the document opens is a place in it; anything else that it does on opening is not wanted. */
const opensAlone = (dict: PDFDict): boolean => {
  const opening = dict.lookup(PDFName.of('OpenAction'))
  return opening instanceof PDFDict && nameOf(opening.lookup(PDFName.of('S'))) !== PASSIVE_OPENING
}

const isActive = (dict: PDFDict): boolean =>
  KEYS.some((key) => dict.has(PDFName.of(key))) ||
  ACTIONS.has(nameOf(dict.lookup(PDFName.of('S')))) ||
  SUBTYPES.has(nameOf(dict.lookup(PDFName.of('Subtype')))) ||
  TYPES.has(nameOf(dict.lookup(PDFName.of('Type')))) ||
  opensAlone(dict)

/** Without recursion: arrays of arrays may be as deep as the file is long. */
const anyActive = (objects: readonly PDFObject[]): boolean => {
  const left = [...objects]
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    if (one instanceof PDFStream) left.push(one.dict)
    else if (one instanceof PDFArray) for (const item of one.asArray()) left.push(item)
    else if (one instanceof PDFDict) {
      if (isActive(one)) return true
      for (const [, value] of one.entries()) left.push(value)
    }
  }
  return false
}

/** Also those that a later one of the same number replaces: a reader that trusts another table would see them. */
const everyObject: PDFObject[] = []
// oxlint-disable-next-line typescript/unbound-method -- called below with the context as `this`
const { assign } = PDFContext.prototype
PDFContext.prototype.assign = function keep(this: PDFContext, ref: PDFRef, object: PDFObject): void {
  everyObject.push(object)
  assign.call(this, ref, object)
}

const endsWell = (bytes: Uint8Array): boolean => {
  const tail = Buffer.from(bytes.subarray(-TAIL_BYTES)).toString('latin1')
  const at = END.exec(tail)?.[1]
  return at !== undefined && Number(at) < bytes.length
}

/** The pages that can be reached from the catalogue. */
const pagesOf = (document: PDFDocument): number => {
  try {
    return document.getPages().length
  } catch {
    return 0
  }
}

/** What is wrong with it, or null. */
export const faultOf = async (bytes: Uint8Array): Promise<PdfFault | null> => {
  everyObject.length = 0
  if (!endsWell(bytes)) return 'dañado'
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
    if (anyActive(everyObject)) return 'activo'
    return pagesOf(document) > 0 ? null : 'sin_paginas'
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'cifrado' : 'dañado'
  } finally {
    everyObject.length = 0
  }
}
