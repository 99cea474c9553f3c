/** The identification of an organisation and the digit that proves it. @fuente DIAN, Orden Administrativa 4 de 1989 */

/** By place, from the last digit to the first. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]

export const NIT_SHAPE = 'Escriba el NIT con sus 9 cifras y, si la sabe, la de verificación: 901448216-6'

export interface NitCheck {
  readonly digit: number
  /** The sum in words, for who doubts it. */
  readonly why: string
}

/**
 * The verification digit of a number without it, with its sum in words.
 * @param digits 1 to 15 digits
 * @regla El dígito de verificación de un NIT es 11 menos el residuo de la suma ponderada entre 11; con residuo 0 o 1 es el residuo.
 */
export const nitDigit = (digits: string): NitCheck => {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at] ?? 0), 0)
  const rest = sum % 11
  const digit = rest < 2 ? rest : 11 - rest
  const last = rest < 2 ? `con ese residuo es ${rest}` : `11 − ${rest} = ${digit}`
  return { digit, why: `Dígito ${digit}: cada cifra por su peso suma ${sum}; ${sum} ÷ 11 deja ${rest}; ${last}` }
}

export type NitReading =
  | { readonly ok: true; readonly nit: string; readonly number: string; readonly check: NitCheck }
  | { readonly ok: false; readonly message: string }

/**
 * Reads a NIT as people write it: with dots or blanks, with its digit after a hyphen or as a tenth one, or without it.
 * @regla Un NIT tiene 9 cifras y su dígito de verificación; si se escribe otro dígito, se dice cuál es y por qué.
 */
export const readNit = (written: string): NitReading => {
  const parts = /^(\d{9})-?(\d)?$/u.exec(written.replaceAll(/[\s.]/gu, ''))
  if (!parts) return { ok: false, message: NIT_SHAPE }
  const number = parts[1] ?? ''
  const check = nitDigit(number)
  if (parts[2] !== undefined && Number(parts[2]) !== check.digit) {
    return { ok: false, message: `La verificación no es ${parts[2]}. ${check.why}` }
  }
  return { ok: true, nit: `${number}-${check.digit}`, number, check }
}
