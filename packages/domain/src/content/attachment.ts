/** Files that go with a manual or a piece of news. */

/** 20 MiB. */
export const MAX_ATTACHMENT_BYTES = 20 * 1024 * 1024
export const MAX_ATTACHMENTS = 20

export const ATTACHMENT_KINDS = {
  'application/pdf': { nombre: 'PDF', ext: 'pdf' },
  'image/png': { nombre: 'imagen PNG', ext: 'png' },
  'image/jpeg': { nombre: 'imagen JPEG', ext: 'jpg' },
} as const
export type AttachmentKind = keyof typeof ATTACHMENT_KINDS

export const NOT_AN_ATTACHMENT = 'Solo se aceptan archivos PDF, PNG y JPEG'
export const ATTACHMENT_TOO_LARGE = 'El archivo pesa más de 20 MB'
export const EMPTY_ATTACHMENT = 'El archivo está vacío'
export const TOO_MANY_ATTACHMENTS = `Máximo ${MAX_ATTACHMENTS} archivos por contenido`
/** The name says one thing and the bytes another. */
export const NOT_WHAT_IT_SAYS = 'El archivo no es lo que dice su nombre o está dañado'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
const JPEG = [0xff, 0xd8, 0xff]
const JPEG_END = [0xff, 0xd9]
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]
const PDF_END = [0x25, 0x25, 0x45, 0x4f, 0x46]
/** Programs leave blanks and comments after the end mark. */
const PDF_TAIL = 1024

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)
const endsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[bytes.length - mark.length + index] === byte)

const holds = (bytes: Uint8Array, mark: readonly number[]): boolean => {
  for (let at = 0; at + mark.length <= bytes.length; at += 1) {
    if (mark.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}

/**
 * What a file is by its content, from its first mark to its last; null when it is none of ours or was cut.
 * @regla Un archivo se acepta por su contenido, no por su nombre.
 */
export const kindOfFile = (bytes: Uint8Array): AttachmentKind | null => {
  if (startsWith(bytes, PDF) && holds(bytes.subarray(-PDF_TAIL), PDF_END)) return 'application/pdf'
  if (startsWith(bytes, PNG) && endsWith(bytes, PNG_END)) return 'image/png'
  return startsWith(bytes, JPEG) && endsWith(bytes, JPEG_END) ? 'image/jpeg' : null
}

/** Why a file of this size and declared type is not sent at all, or null. */
export const refusedAttachment = (file: { readonly tamano: number; readonly tipo: string }): string | null => {
  if (!Object.hasOwn(ATTACHMENT_KINDS, file.tipo)) return NOT_AN_ATTACHMENT
  if (file.tamano <= 0) return EMPTY_ATTACHMENT
  return file.tamano > MAX_ATTACHMENT_BYTES ? ATTACHMENT_TOO_LARGE : null
}
