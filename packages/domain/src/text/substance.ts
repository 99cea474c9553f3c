/**
 * A text of substance: the one measure of every reason that a clinician, an auditor or a pharmacy writes so that another one
 * understands it.
 */
import * as Schema from 'effect/Schema'
import { REQUIRED_FIELD, requiredText } from './field.ts'

/** The least letters of a text that explains something. @fuente ui 06 */
export const LEAST_LETTERS = 10
/** And of one that goes against a contraindication. @fuente ui 22 */
export const LEAST_LETTERS_GRAVE = 30

/** Of how many different letters and words a text is made that says something; fewer are one sign again and again. */
const DIFFERENT_LETTERS = 5
const DIFFERENT_WORDS = 2
const DIFFERENT_WORDS_GRAVE = 4

/** Said of a reason that was written and says nothing. */
export const REASON_TOO_POOR = `Escriba el motivo con palabras: mínimo ${LEAST_LETTERS} letras`

const written = (text: string | null | undefined, what: RegExp): readonly string[] =>
  (text ?? '').toLocaleLowerCase('es-CO').match(what) ?? []

/** The letters of a text: figures and signs are none. */
export const lettersOf = (text: string | null | undefined): readonly string[] => written(text, /\p{L}/gu)

/**
 * Whether a text says something.
 * @param letters the least that are asked of it
 * @regla Un motivo dice algo si tiene al menos diez letras (treinta ante lo contraindicado), de palabras distintas: un punto, un número o una tecla repetida no explican nada.
 */
export const isOfSubstance = (text: string | null | undefined, letters: number = LEAST_LETTERS): boolean => {
  const all = lettersOf(text)
  return (
    all.length >= letters &&
    new Set(all).size >= DIFFERENT_LETTERS &&
    new Set(written(text, /\p{L}+/gu)).size >=
      (letters >= LEAST_LETTERS_GRAVE ? DIFFERENT_WORDS_GRAVE : DIFFERENT_WORDS)
  )
}

/**
 * Why a reason does not serve; null where it does.
 * @param missing what is said where nothing was written
 */
export const reasonProblem = (text: string, missing: string): string | null => {
  if (text.trim() === '') return missing
  return isOfSubstance(text) ? null : REASON_TOO_POOR
}

/** A reason as it travels: of substance, and of at most `max` characters. */
export const reasonText = (max: number, missing: string = REQUIRED_FIELD) =>
  requiredText(max, missing).check(
    // What is empty was said already.
    Schema.makeFilter((text: string) => text.trim() === '' || isOfSubstance(text) || REASON_TOO_POOR),
  )
