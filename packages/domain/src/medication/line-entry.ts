/**
 * A medication line as it is typed: "amoxi 500 c/8h 7d". What is understood is read back; what is not stays in the words of the
 * drug and is named. Nothing is guessed in silence.
 */
import { matchPiece, type Piece } from './line-patterns.ts'
import type { TimeUnit } from './time-unit.ts'

export { completeLine, type CompletedLine } from './complete-line.ts'
export type { LineOrigin } from './sourced.ts'

export type LineField =
  | 'concentracion'
  | 'dosis'
  | 'frecuencia'
  | 'duracion'
  | 'meses'
  | 'via'
  | 'diagnostico'
  | 'observacion'

/** A piece of the text and what it was read as. */
export interface Understood {
  readonly campo: LineField
  readonly texto: string
}

export interface ParsedLine {
  /** Words of the drug, as typed; every word that nobody understood is among them. */
  readonly medicamento: string
  /** `500`, `500 mg`, `800/160`. */
  readonly concentracion: string | null
  readonly dosis: { readonly valor: number; readonly unidad: string | null } | null
  readonly frecuencia: { readonly valor: number; readonly tiempo: TimeUnit } | null
  readonly duracion: number | null
  readonly meses: number | null
  readonly via: string | null
  /** `R51` of `dx R51`, empty while it is being typed; null: nothing is said of it. */
  readonly diagnostico: string | null
  readonly observacion: string | null
  readonly entendido: readonly Understood[]
  /** Words after the posology that nobody understood. */
  readonly noEntendido: readonly string[]
  /** What was supposed, in words: it is shown. */
  readonly avisos: readonly string[]
}

/** Without accents and in lower case, letter by letter, so that places are the same in both texts. */
const folded = (text: string): string =>
  text.replaceAll(/./gsu, (sign) => {
    const plain = sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    return plain.length === sign.length ? plain : sign
  })

interface Token {
  readonly texto: string
  readonly piece: Piece | null
}

const tokensOf = (text: string): readonly Token[] => {
  const plain = folded(text)
  const wordFrom = (place: number): number => place + plain.slice(place).search(/[^\s,]|$/u)
  const tokens: Token[] = []
  let place = wordFrom(0)
  while (place < text.length) {
    const rest = plain.slice(place)
    const match = matchPiece(rest)
    const end = place + (match?.length ?? rest.search(/\s|$/u))
    tokens.push({ texto: text.slice(place, end), piece: match?.piece ?? null })
    place = wordFrom(end)
  }
  return tokens
}

/** Each field is read once; a second value of the same is not understood. */
interface Reading {
  dosis: ParsedLine['dosis']
  frecuencia: ParsedLine['frecuencia']
  duracion: number | null
  meses: number | null
  via: string | null
  diagnostico: string | null
  concentracion: string | null
  readonly numeros: { readonly texto: string; readonly valor: number }[]
  readonly palabras: string[]
  readonly entendido: Understood[]
  readonly noEntendido: string[]
  readonly avisos: string[]
  posologia: boolean
}

const take = (reading: Reading, piece: Piece, texto: string): boolean => {
  if (piece.campo === 'frecuencia' && reading.frecuencia === null) {
    reading.frecuencia = { valor: piece.frecuencia, tiempo: piece.tiempo }
    if (piece.supuesto) reading.avisos.push(`«${texto}» se leyó como cada ${piece.frecuencia} horas`)
  } else if (piece.campo === 'duracion' && reading.duracion === null) reading.duracion = piece.dias
  else if (piece.campo === 'meses' && reading.meses === null) reading.meses = piece.meses
  else if (piece.campo === 'via' && reading.via === null) reading.via = piece.via
  else if (piece.campo === 'diagnostico' && reading.diagnostico === null) reading.diagnostico = piece.codigo
  else if (piece.campo === 'dosis' && reading.dosis === null) {
    reading.dosis = { valor: piece.valor, unidad: piece.unidad }
  } else if (piece.campo === 'concentracion' && reading.concentracion === null) reading.concentracion = piece.texto
  else return false
  return true
}

const readToken = (reading: Reading, { texto, piece }: Token): void => {
  if (piece?.campo === 'numero' && !reading.posologia) {
    reading.numeros.push({ texto, valor: piece.valor })
    return
  }
  if (piece !== null && piece.campo !== 'numero' && take(reading, piece, texto)) {
    reading.entendido.push({ campo: piece.campo, texto })
    reading.posologia ||= piece.campo === 'frecuencia' || piece.campo === 'duracion'
    return
  }
  reading.palabras.push(texto)
  if (reading.posologia || piece !== null) reading.noEntendido.push(texto)
}

/** A bare number is the strength; of two, the last one is the dose. Without a drug there is no strength to write. */
const shareNumbers = (reading: Reading): void => {
  const numbers = [...reading.numeros]
  const drug = reading.palabras.length > reading.noEntendido.length
  const strengthFree = reading.concentracion === null && drug
  if (reading.dosis === null && (!strengthFree || numbers.length > 1)) {
    const last = numbers.pop()
    if (last !== undefined) {
      reading.dosis = { valor: last.valor, unidad: null }
      reading.entendido.push({ campo: 'dosis', texto: last.texto })
    }
  }
  if (strengthFree) {
    const first = numbers.shift()
    if (first !== undefined) {
      reading.concentracion = first.texto
      reading.entendido.push({ campo: 'concentracion', texto: first.texto })
    }
  }
  for (const { texto } of numbers) {
    reading.palabras.push(texto)
    reading.noEntendido.push(texto)
  }
}

/**
 * Reads a typed line. What stands after the first semicolon is the observation, word by word.
 * @regla De una línea escrita se lee lo que se reconoce; lo que no, queda con el medicamento y se dice.
 */
export const parseLine = (text: string): ParsedLine => {
  const typed = text.normalize('NFC')
  const cut = typed.indexOf(';')
  const observacion = cut < 0 ? '' : typed.slice(cut + 1).trim()
  const reading: Reading = {
    dosis: null,
    frecuencia: null,
    duracion: null,
    meses: null,
    via: null,
    diagnostico: null,
    concentracion: null,
    numeros: [],
    palabras: [],
    entendido: [],
    noEntendido: [],
    avisos: [],
    posologia: false,
  }
  for (const token of tokensOf(cut < 0 ? typed : typed.slice(0, cut))) readToken(reading, token)
  shareNumbers(reading)
  if (observacion !== '') reading.entendido.push({ campo: 'observacion', texto: observacion })
  const { numeros: _numbers, palabras, posologia: _seen, ...read } = reading
  return { ...read, medicamento: palabras.join(' '), observacion: observacion === '' ? null : observacion }
}

const decimal = (value: number): string => String(value).replace('.', ',')

const SHORT_UNIT: Readonly<Record<TimeUnit, string>> = { Horas: 'h', Días: 'd' }

/** The line in shorthand: reading it again gives the same. The unit of the dose is written when it is known. */
export const lineInShorthand = (line: Omit<ParsedLine, 'entendido' | 'noEntendido' | 'avisos'>): string => {
  const { medicamento, concentracion, dosis, frecuencia, duracion, meses, via, diagnostico, observacion } = line
  const words = [
    medicamento,
    concentracion ?? '',
    dosis === null ? '' : `${decimal(dosis.valor)}${dosis.unidad === null ? '' : ` ${dosis.unidad}`}`,
    frecuencia === null ? '' : `c/${decimal(frecuencia.valor)}${SHORT_UNIT[frecuencia.tiempo]}`,
    duracion === null ? '' : `${duracion}d`,
    meses === null ? '' : `${meses}m`,
    via === null ? '' : `vía ${via}`,
    diagnostico === null || diagnostico === '' ? '' : `dx ${diagnostico}`,
  ].filter((word) => word !== '')
  return words.join(' ') + (observacion === null ? '' : `; ${observacion}`)
}
