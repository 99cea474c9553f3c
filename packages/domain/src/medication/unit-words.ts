/** What is counted, in words: tabletas, cápsulas, viales. */
import { writtenInWords } from './number-words.ts'

const ABBREVIATION = /^(?:\p{L}{1,2}|\p{Lu}+|mcg|mEq|mmol|.*[/%].*)$/u
/** Of these the catalogue writes the plural. */
const SINGULAR: Readonly<Record<string, string>> = { gotas: 'gota' }
const PLURAL: Readonly<Record<string, string>> = { puff: 'puffs' }

/** The plural of a presentation unit, in lower case; abbreviations (mL, UI) have none. */
export const pluralUnit = (unit: string): string => {
  if (ABBREVIATION.test(unit)) return unit
  const word = unit.toLowerCase()
  const irregular = PLURAL[word]
  if (irregular !== undefined) return irregular
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`
  if (word.endsWith('ón')) return `${word.slice(0, -2)}ones`
  if (/[sx]$/u.test(word)) return word
  return /[aeiouáéó]$/u.test(word) ? `${word}s` : `${word}es`
}

/**
 * An amount with its unit: `1 tableta`, `0,5 tabletas`, `90 cápsulas`.
 * @regla Una cantidad nunca se muestra sin su unidad.
 */
export const unitWords = (amount: number, unit: string): string => {
  const singular = ABBREVIATION.test(unit) ? unit : (SINGULAR[unit.toLowerCase()] ?? unit.toLowerCase())
  return `${writtenInWords(amount)} ${amount === 1 ? singular : pluralUnit(unit)}`
}
