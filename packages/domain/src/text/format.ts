/** Numbers as they are read in Colombia: comma for decimals, a blank between thousands. */

/** Digits in groups of three from the right: `40218` as `40 218`. */
export const groupThousands = (digits: string | number): string => String(digits).replaceAll(/\B(?=(?:\d{3})+$)/gu, ' ')

/** The decimal point `places` to the right; numbers that print with an exponent are shifted by arithmetic. */
const shifted = (value: number, places: number): number => {
  const text = String(value)
  return text.includes('e') ? value * 10 ** places : Number(`${text}e${places}`)
}

/**
 * A number with exactly `decimals` decimals and a comma: `68` with 1 as `68,0`. Rounds half away from zero on the decimal
 * value that a person sees: 167.45 with 1 is `167,5`.
 */
export const formatNumber = (value: number, decimals: number): string => {
  const rounded = shifted(Math.round(shifted(Math.abs(value), decimals)), -decimals)
  const [whole = '0', fraction] = rounded.toFixed(decimals).split('.')
  const sign = value < 0 && rounded !== 0 ? '−' : ''
  return sign + groupThousands(whole) + (fraction === undefined ? '' : `,${fraction}`)
}
