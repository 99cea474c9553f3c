/** Texts as people type and paste them in Colombia. */
import * as fc from 'fast-check'

/** A word of a name, with the accents of Spanish. */
export const nameWord: fc.Arbitrary<string> = fc.constantFrom(
  'María',
  'Elena',
  'José',
  'Yurleidy',
  'Wilmar',
  'Gómez',
  'Castaño',
  'Ñáñez',
  'Güiza',
  'De la Hoz',
  "D'Alemán",
  'Ospina',
)

/** Blank in one of the ways in which a field can look filled and not be. */
export const blank: fc.Arbitrary<string> = fc.constantFrom('', ' ', '   ', '\t', '\n', '\u00A0', ' \r\n ')

/** A sentence that somebody could write, never blank, of at most 60 characters. */
export const sentence: fc.Arbitrary<string> = fc
  .array(fc.oneof(nameWord, fc.constantFrom('control', 'en ayunas', 'sangrado', '3 meses', 'ecografía')), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => words.join(' ').slice(0, 60))

/** Anything that a keyboard, a paste or an attacker can put in a field. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  sentence,
  blank,
)
