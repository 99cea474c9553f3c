/** The number of an authorisation. @fuente modulos/aseguramiento-y-red.md §7 R4 */

/** Name of its series. */
export const AUTHORISATION_SERIES = 'autorizacion'
const SERIES_DIGITS = 8
const LARGEST_DIGIT = 9

/** Luhn's digit: from the right, every second one counts twice. */
const checkDigit = (digits: string): number => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const twice = Number(digit) * (place % 2 === 0 ? 2 : 1)
      return total + (twice > LARGEST_DIGIT ? twice - LARGEST_DIGIT : twice)
    }, 0)
  return (10 - (sum % 10)) % 10
}

/**
 * The number of the nth of a year.
 * @regla El número de una autorización es el año, ocho cifras de la serie de ese año y un dígito de control de Luhn.
 */
export const authorisationNumber = (anio: number, n: number): string => {
  const digits = `${anio}${String(n).padStart(SERIES_DIGITS, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** Whether a number that somebody typed may be one: its digit proves the rest. */
export const isAuthorisationNumber = (numero: string): boolean =>
  /^\d{13,}$/u.test(numero) && String(checkDigit(numero.slice(0, -1))) === numero.slice(-1)
