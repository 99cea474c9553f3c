/** What may be sent in a chat. @fuente spec 2 §5, §9 */
import { tooLong } from '../text/field.ts'

export const MAX_ATTACHMENTS_BYTES = 52_428_800
export const MIN_MESSAGE_WITH_FILES = 10
export const MAX_MESSAGE = 4_000
/** Files of one message. */
export const MAX_FILES = 20

export const NO_FILES = 'Debes subir al menos un archivo'
export const MESSAGE_TOO_SHORT = 'El mensaje debe tener al menos 10 caracteres.'
export const FILES_TOO_LARGE = 'El tamaño total de los archivos adjuntos no debe superar los 50 MB.'
export const ONLY_PDF = 'Solo se admiten archivos PDF.'
export const EMPTY_FILE = 'El archivo está vacío.'
export const EMPTY_MESSAGE = 'Escriba un mensaje'
export const tooManyFiles = (most: number): string => `Máximo ${most} archivos`
export const MESSAGE_TOO_LONG = tooLong(MAX_MESSAGE)

/** Readers look for the signature in the first kibibyte. @fuente ISO 32000-1, 7.5.2 */
const LOOKED_AT = 1024
/** A byte order mark and blanks may stand before it; anything else before it is another kind of file that hides a PDF. */
const BEGINS_AS_PDF = /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-/u

/**
 * Whether bytes are those of a PDF.
 * @param head the beginning of the file, at least 1,024 bytes where it has them
 * @regla Un adjunto es PDF por su contenido, no por su nombre; lo que empieza como otra cosa no es PDF aunque lleve uno dentro.
 */
export const isPdf = (head: Uint8Array): boolean =>
  BEGINS_AS_PDF.test(String.fromCodePoint(...head.subarray(0, LOOKED_AT)))

export interface ChosenFile {
  readonly nombre: string
  /** Bytes. */
  readonly tamano: number
  /** By its content; null while it has not been read. */
  readonly pdf: boolean | null
}

/**
 * Why files and message cannot be sent, by field (`archivos`, `mensaje`); empty when they can.
 * @param most files that one message may have
 * @fuente spec 2 §5
 * @regla Se envía al menos un PDF, todos juntos hasta 50 MB, y el mensaje, si lo hay, tiene al menos 10 caracteres.
 */
export const checkAttachments = (
  files: readonly ChosenFile[],
  mensaje: string,
  most: number = MAX_FILES,
): Record<string, string[]> => {
  const archivos = files.length > most ? tooManyFiles(most) : filesProblem(files)
  const text = mensaje.trim()
  const texto = text === '' ? null : text.length < MIN_MESSAGE_WITH_FILES ? MESSAGE_TOO_SHORT : lengthProblem(text)
  return {
    ...(archivos === null ? {} : { archivos: [archivos] }),
    ...(texto === null ? {} : { mensaje: [texto] }),
  }
}

const lengthProblem = (text: string): string | null => (text.length > MAX_MESSAGE ? MESSAGE_TOO_LONG : null)

const filesProblem = (files: readonly ChosenFile[]): string | null => {
  if (files.length === 0) return NO_FILES
  if (files.some(({ pdf }) => pdf === false)) return ONLY_PDF
  if (files.some(({ tamano }) => tamano === 0)) return EMPTY_FILE
  return files.reduce((sum, { tamano }) => sum + tamano, 0) > MAX_ATTACHMENTS_BYTES ? FILES_TOO_LARGE : null
}

/** Why a message without files cannot be sent; null when it can. */
export const checkMessage = (mensaje: string): string | null => {
  const text = mensaje.trim()
  return text === '' ? EMPTY_MESSAGE : lengthProblem(text)
}
