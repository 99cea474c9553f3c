/** A reason that a person wrote so that another one understands it. */
const MIN_LETTERS = 10
/** Fewer than these is a key that was held down. */
const MIN_DIFFERENT = 4
const MIN_WORDS = 2

export const REASON_TOO_POOR = `Escriba el motivo con palabras: mínimo ${MIN_LETTERS} letras`
/** Longest reason that is kept and printed. */
export const MAX_LEAVE_REASON = 500

/**
 * Whether a text says why.
 * @regla El motivo de una incapacidad fuera de lo usual tiene al menos dos palabras y diez letras, no una tecla repetida.
 */
export const isStatedReason = (text: string | null | undefined): boolean => {
  const words = (text ?? '').toLocaleLowerCase('es-CO').match(/\p{L}+/gu) ?? []
  const letters = words.join('')
  return words.length >= MIN_WORDS && letters.length >= MIN_LETTERS && new Set(letters).size >= MIN_DIFFERENT
}
