/** Figures as they are read in a posology: no decimals that nobody wrote, and a comma. */
import { formatNumber } from '../text/format.ts'

const MOST_DECIMALS = 2

/** A dose is never read with fewer decimals than it was written with: an eighth is 0,125 and not 0,13. */
const DECIMALS_OF_A_DOSE = 6

const inWords = (value: number, decimals: number): string =>
  formatNumber(value, decimals).replace(/,(\d*?)0+$/u, (_all, digits: string) => (digits === '' ? '' : `,${digits}`))

/** A sum: `1` as `1`, `0.5` as `0,5`, `102.857142` as `102,86`. */
export const decimalInWords = (value: number): string => inWords(value, MOST_DECIMALS)

/** What somebody wrote, with all its decimals: `0.125` as `0,125`. */
export const writtenInWords = (value: number): string => inWords(value, DECIMALS_OF_A_DOSE)
