/** What each piece of a written line can be. A pattern is tried at the start of a word and takes whole words. */
import { AMOUNT_WORDS, DOSE_WORDS, INTERVAL_WORDS, ROUTE_WORDS, TIMES_A_DAY } from './line-words.ts'
import type { TimeUnit } from './time-unit.ts'

export type Piece =
  | { readonly campo: 'frecuencia'; readonly frecuencia: number; readonly tiempo: TimeUnit; readonly supuesto: boolean }
  | { readonly campo: 'duracion'; readonly dias: number }
  | { readonly campo: 'meses'; readonly meses: number }
  | { readonly campo: 'via'; readonly via: string }
  | { readonly campo: 'dosis'; readonly valor: number; readonly unidad: string }
  | { readonly campo: 'concentracion'; readonly texto: string }
  | { readonly campo: 'diagnostico'; readonly codigo: string }
  | { readonly campo: 'numero'; readonly texto: string; readonly valor: number }

export interface Match {
  readonly length: number
  readonly piece: Piece
}

const END = String.raw`(?=$|[\s,;])`
const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const AMOUNT = String.raw`½|1/2|1/4|${NUMBER}|medi[ao]|un[ao]?|dos|tres`
/** No thousands begin with zero: `0.125` is an eighth. */
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/u

/**
 * A figure as it is written in Colombia: comma or point for decimals, point between thousands. NaN for anything else.
 * @regla Una cifra se lee como se escribe en Colombia: «2,5» y «2.5» son dos y medio, «0.125» un octavo y «1.000» mil.
 */
export const writtenNumber = (text: string): number => {
  const plain = THOUSANDS.test(text) ? text.replaceAll('.', '') : text
  return /^\d+(?:[.,]\d+)?$/u.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

/** Figures of a strength: `800/160 mg` has 800 and 160. */
export const strengthFigures = (text: string): readonly number[] =>
  (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).map(writtenNumber)

const at = (source: string) => new RegExp(`^(?:${source})${END}`, 'u')

const EVERY = at(String.raw`(?:c\s*/\s*|cada\s*)(${NUMBER})?\s*([a-z]+)?`)
const TIMES = at(String.raw`(una|dos|tres|cuatro|[12346])\s+ve(?:z|ces)\s+(?:al|por)\s+dia`)
const DAILY = at('diari[ao]|diariamente|al dia')
const DAYS = at(String.raw`(?:x\s*|por\s+|durante\s+)?(\d+)\s*(d|dias?|sem|semanas?)`)
const MONTHS = at(String.raw`(?:x\s*|por\s+|durante\s+)?(\d+)\s*(?:m|mes|meses)`)
const ROUTE = at(String.raw`(?:via\s+)?([a-z.]+)`)
const DOSE = at(String.raw`(${AMOUNT})\s*([a-z]+)`)
const STRENGTH = at(
  String.raw`(?:${NUMBER}/)*${NUMBER}\s*(?:mg|mcg|ug|gr|g|meq|%|ui(?=\s*/))(?:\s*/\s*(?:${NUMBER})?\s*(?:ml|g|h|dosis))?`,
)
const COMBINED = at(String.raw`${NUMBER}(?:/${NUMBER})+`)
const BARE = at(AMOUNT)
/** Also while its code is being typed: it is never a word of the drug. */
const DIAGNOSIS = at(String.raw`dx\s*:?\s*([a-z](?:\d[\da-z.]{0,4})?)?`)

const amount = (text: string): number => AMOUNT_WORDS.get(text) ?? writtenNumber(text)

const every = (rest: string): Match | null => {
  const found = EVERY.exec(rest)
  if (found === null || (found[1] === undefined && found[2] === undefined)) return null
  const count = found[1] === undefined ? 1 : writtenNumber(found[1])
  const supuesto = found[2] === undefined
  const unit = INTERVAL_WORDS.get(found[2] ?? 'h')
  if (unit === undefined || !(count > 0)) return null
  const piece = { campo: 'frecuencia', frecuencia: count * unit.veces, tiempo: unit.tiempo, supuesto } as const
  return { length: found[0].length, piece }
}

const times = (rest: string): Match | null => {
  const found = TIMES.exec(rest)
  const hours = TIMES_A_DAY.get(found?.[1] ?? '')
  if (found === null || hours === undefined) return null
  return {
    length: found[0].length,
    piece: { campo: 'frecuencia', frecuencia: hours, tiempo: 'Horas', supuesto: false },
  }
}

const daily = (rest: string): Match | null => {
  const found = DAILY.exec(rest)
  if (found === null) return null
  return { length: found[0].length, piece: { campo: 'frecuencia', frecuencia: 1, tiempo: 'Días', supuesto: false } }
}

const days = (rest: string): Match | null => {
  const found = DAYS.exec(rest)
  if (found === null) return null
  const dias = Number(found[1]) * (found[2]?.startsWith('s') === true ? 7 : 1)
  return { length: found[0].length, piece: { campo: 'duracion', dias } }
}

const months = (rest: string): Match | null => {
  const found = MONTHS.exec(rest)
  return found === null ? null : { length: found[0].length, piece: { campo: 'meses', meses: Number(found[1]) } }
}

const route = (rest: string): Match | null => {
  const found = ROUTE.exec(rest)
  const via = ROUTE_WORDS.get(found?.[1] ?? '')
  return found === null || via === undefined ? null : { length: found[0].length, piece: { campo: 'via', via } }
}

const dose = (rest: string): Match | null => {
  const found = DOSE.exec(rest)
  const unidad = DOSE_WORDS.get(found?.[2] ?? '')
  const valor = amount(found?.[1] ?? '')
  if (found === null || unidad === undefined || Number.isNaN(valor)) return null
  return { length: found[0].length, piece: { campo: 'dosis', valor, unidad } }
}

const strength = (rest: string): Match | null => {
  const found = STRENGTH.exec(rest) ?? (BARE.test(rest) ? null : COMBINED.exec(rest))
  return found === null ? null : { length: found[0].length, piece: { campo: 'concentracion', texto: found[0] } }
}

const bare = (rest: string): Match | null => {
  const found = BARE.exec(rest)
  const valor = amount(found?.[0] ?? '')
  if (found === null || Number.isNaN(valor)) return null
  return { length: found[0].length, piece: { campo: 'numero', texto: found[0], valor } }
}

const diagnosis = (rest: string): Match | null => {
  const found = DIAGNOSIS.exec(rest)
  if (found === null) return null
  const codigo = (found[1] ?? '').replaceAll('.', '').toUpperCase()
  return { length: found[0].length, piece: { campo: 'diagnostico', codigo } }
}

const PATTERNS = [diagnosis, every, times, daily, days, months, strength, dose, route, bare] as const

/** The first thing that `rest` can be; null: a word that nobody knows. */
export const matchPiece = (rest: string): Match | null => {
  for (const pattern of PATTERNS) {
    const match = pattern(rest)
    if (match !== null) return match
  }
  return null
}
