/** How hard a password is to guess, for who is writing one. It advises; what is accepted is the rule of `new-password`. */
import { missingInPassword } from './new-password.ts'

export type Strength = 'weak' | 'fair' | 'strong'

export const STRENGTH_WORDS: Readonly<Record<Strength, string>> = { weak: 'débil', fair: 'aceptable', strong: 'fuerte' }

/** Signs that surprise, from which a password is fair, and from which it is strong. */
const FAIR_SIGNS = 8
const STRONG_SIGNS = 12
/** A sign surprises at most this often in one password. */
const MOST_OFTEN = 2
/** Shorter words of a name are found by chance in any password. */
const MIN_OWN_WORD = 4

/** Lower case without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Words of a name or an address that somebody who knows the person would try. */
const ownWords = (own: readonly string[]): readonly string[] =>
  own.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]/u)).filter((word) => word.length >= MIN_OWN_WORD)

/** True when the password contains a word of the person's name or mail, whatever the case and the accents. */
export const containsOwn = (text: string, own: readonly string[]): boolean =>
  ownWords(own).some((word) => plain(text).includes(word))

/** How many signs a guess does not have for free: one that repeats the one before, goes on a run (`abc`, `321`) or was there twice is free. */
const surprises = (text: string): number => {
  const points = Array.from(plain(text), (sign) => sign.codePointAt(0) ?? 0)
  const seen = new Map<number, number>()
  return points.filter((point, at) => {
    const times = (seen.get(point) ?? 0) + 1
    seen.set(point, times)
    const step = point - (points[at - 1] ?? Infinity)
    const before = (points[at - 1] ?? 0) - (points[at - 2] ?? Infinity)
    return times <= MOST_OFTEN && step !== 0 && !(Math.abs(step) === 1 && step === before)
  }).length
}

/**
 * How hard the password is to guess: its length without what a guess has for free. `own`: names and addresses of the person, which
 * count as nothing.
 * @regla La contraseña es débil si no cumple las reglas o se adivina pronto; nunca es fuerte si lleva el nombre o el correo propio.
 */
export const passwordStrength = (text: string, own: readonly string[] = []): Strength => {
  if (missingInPassword(text).length > 0) return 'weak'
  const signs = surprises(ownWords(own).reduce((rest, word) => rest.replaceAll(word, ''), plain(text)))
  if (signs < FAIR_SIGNS) return 'weak'
  return signs < STRONG_SIGNS || containsOwn(text, own) ? 'fair' : 'strong'
}
