/** Numbers as they are read in Colombia: comma for decimals, a blank between thousands. */
import { roundDecimal } from './round.ts'

/** Digits in groups of three from the right: `40218` as `40 218`. */
export const groupThousands = (digits: string | number): string => String(digits).replaceAll(/\B(?=(?:\d{3})+$)/gu, ' ')

/**
 * A number with exactly `decimals` decimals and a comma: `68` with 1 as `68,0`. Rounds half away from zero on the decimal
 * value that a person sees: 167.45 with 1 is `167,5`.
 */
export const formatNumber = (value: number, decimals: number): string => {
  const rounded = Math.abs(roundDecimal(value, decimals))
  const [whole = '0', fraction] = rounded.toFixed(decimals).split('.')
  const sign = value < 0 && rounded !== 0 ? '−' : ''
  return sign + groupThousands(whole) + (fraction === undefined ? '' : `,${fraction}`)
}

/** The text with its first letter in upper case. */
export const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase('es-CO') + text.slice(1)
