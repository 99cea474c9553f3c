/** Rounding as a person does it on paper: half away from zero, on the decimal value that is seen and not on the binary float. */

/** Digits that a sum of this product can have; what comes after them is noise of the binary float. */
const SEEN_DIGITS = 12

/** The decimal point `places` to the right; numbers that print with an exponent are shifted by arithmetic. */
const shifted = (value: number, places: number): number => {
  const text = String(value)
  return text.includes('e') ? value * 10 ** places : Number(`${text}e${places}`)
}

/** The result of a sum without the noise of the binary float: 1.1 × 1.5 is 1.65 and not 1.6500000000000001. */
export const asSeen = (value: number): number => Number(value.toPrecision(SEEN_DIGITS))

/**
 * A number with at most `decimals` decimals: 167.45 with 1 is 167.5.
 * @regla Se redondea como en papel: la mitad se aleja de cero, sobre el valor decimal que la persona ve.
 */
export const roundDecimal = (value: number, decimals: number): number => {
  const rounded = shifted(Math.round(shifted(Math.abs(value), decimals)), -decimals)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}
