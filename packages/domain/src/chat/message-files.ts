/** The files of a message, and the names under which they travel. */
import { sanitiseFileName } from '../text/file-name.ts'

/** A file that can be opened. */
export interface MessageFile {
  readonly nombre: string
  /** Opaque key of the file. */
  readonly ruta: string
  /** Bytes; null where nobody noted them. */
  readonly tamano: number | null
}

interface WithFiles {
  readonly adjunto: string | null
  readonly nombre_adjunto: string | null
  readonly adjuntos: readonly { readonly nombre: string; readonly ruta: string; readonly tamano: number }[]
}

/**
 * Every file of a message: the single one of old messages, then the others.
 * @fuente spec 2 §3
 */
export const filesOf = ({ adjunto, nombre_adjunto, adjuntos }: WithFiles): readonly MessageFile[] => [
  ...(adjunto === null ? [] : [{ nombre: nombre_adjunto ?? NAMELESS, ruta: adjunto, tamano: null }]),
  ...adjuntos,
]

const NAMELESS = 'archivo.pdf'
/** Characters of a name on the wire. */
const MAX_NAME = 200
/** What is kept of a longer one: no letter takes more than two of them. */
const KEPT = 98
const ENDING = /\.pdf$/u

/**
 * The name under which a file is sent: without blanks or signs, never empty and never too long.
 * @fuente spec 2 §5
 * @regla Un adjunto viaja con el nombre en minúscula, sin espacios ni signos, y nunca sin nombre.
 */
export const sentName = (name: string): string => {
  const clean = sanitiseFileName(name)
  const stem = clean.replace(ENDING, '')
  if (!/[\p{L}\p{N}]/u.test(stem)) return NAMELESS
  return clean.length <= MAX_NAME ? clean : `${Array.from(stem).slice(0, KEPT).join('')}.pdf`
}
