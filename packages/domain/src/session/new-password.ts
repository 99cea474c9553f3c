/** What a new password must be. @fuente spec 2 §5 */
export const MIN_PASSWORD = 8
/** The sign-in takes no longer one. */
export const MAX_PASSWORD = 256

const TOO_MUCH = `máximo ${MAX_PASSWORD} caracteres`

const REQUIREMENTS: readonly (readonly [string, (text: string) => boolean])[] = [
  [`al menos ${MIN_PASSWORD} caracteres`, (text) => Array.from(text).length >= MIN_PASSWORD],
  [TOO_MUCH, (text) => text.length <= MAX_PASSWORD],
  ['una letra mayúscula', (text) => /\p{Lu}/u.test(text)],
  ['una letra minúscula', (text) => /\p{Ll}/u.test(text)],
  ['un dígito', (text) => /\d/u.test(text)],
  ['un carácter especial', (text) => /[^\p{L}\p{N}\s]/u.test(text)],
]

export interface Requirement {
  /** In words, such as `un dígito`. */
  readonly what: string
  readonly met: boolean
}

/** Every requirement and whether the password meets it. The length that is too much appears only when it is broken. */
export const passwordRequirements = (text: string): readonly Requirement[] =>
  REQUIREMENTS.map(([what, holds]) => ({ what, met: holds(text) })).filter(({ what, met }) => !met || what !== TOO_MUCH)

/**
 * What the password lacks, in words for a list; empty when it is good.
 * @fuente spec 2 §5
 * @regla La contraseña tiene al menos 8 caracteres, con mayúscula, minúscula, dígito y carácter especial.
 */
export const missingInPassword = (text: string): string[] =>
  REQUIREMENTS.filter(([, holds]) => !holds(text)).map(([what]) => what)

/** What the password lacks, in one sentence; null when it is good. */
export const lackInPassword = (text: string): string | null => {
  const missing = missingInPassword(text)
  return missing.length === 0 ? null : `A la contraseña le falta: ${missing.join(', ')}`
}
