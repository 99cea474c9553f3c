/** Figures as they are read in a posology: no decimals that nobody wrote, and a comma. */
import { formatNumber } from '../text/format.ts'

const MOST_DECIMALS = 2

/** `1` as `1`, `0.5` as `0,5`, `102.857142` as `102,86`. */
export const decimalInWords = (value: number): string =>
  formatNumber(value, MOST_DECIMALS).replace(/,(\d*?)0+$/u, (_all, digits: string) =>
    digits === '' ? '' : `,${digits}`,
  )
