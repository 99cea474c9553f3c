/** Whole numbers in Spanish words, as a prescription and a certificate write them beside the figures. */

const TO_TWENTY_NINE = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
] as const
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'] as const
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
] as const

/** The largest number that is written. */
export const MAX_CARDINAL = 999_999
const THOUSAND = 1_000

const belowHundred = (n: number): string => {
  const small = TO_TWENTY_NINE[n]
  if (small !== undefined) return small
  const ten = TENS[Math.floor(n / 10)] ?? ''
  return n % 10 === 0 ? ten : `${ten} y ${TO_TWENTY_NINE[n % 10]}`
}

const belowThousand = (n: number): string => {
  if (n < 100) return belowHundred(n)
  if (n === 100) return 'cien'
  const hundred = HUNDREDS[Math.floor(n / 100)] ?? ''
  return n % 100 === 0 ? hundred : `${hundred} ${belowHundred(n % 100)}`
}

/** Before "mil" the one loses its ending: veintiún mil, ciento un mil. */
const shortened = (words: string): string => words.replace('veintiuno', 'veintiún').replace('uno', 'un')

/**
 * The number in words; null where it is not whole or is out of range.
 * @fuente Decreto 780 de 2016, art. 2.5.3.10.16 (la cantidad total en números y en letras)
 * @regla La cantidad total de una fórmula se escribe en números y en letras.
 */
export const cardinal = (n: number): string | null => {
  if (!Number.isInteger(n) || n < 0 || n > MAX_CARDINAL) return null
  if (n < THOUSAND) return belowThousand(n)
  const thousands = Math.floor(n / THOUSAND)
  const head = thousands === 1 ? 'mil' : `${shortened(belowThousand(thousands))} mil`
  return n % THOUSAND === 0 ? head : `${head} ${belowThousand(n % THOUSAND)}`
}
