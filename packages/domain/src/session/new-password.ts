/** What a new password must be. @fuente spec 2 §5 */
export const MIN_PASSWORD = 8
/** The sign-in takes no longer one. */
export const MAX_PASSWORD = 256

const REQUIREMENTS: readonly (readonly [string, (text: string) => boolean])[] = [
  [`al menos ${MIN_PASSWORD} caracteres`, (text) => Array.from(text).length >= MIN_PASSWORD],
  [`máximo ${MAX_PASSWORD} caracteres`, (text) => text.length <= MAX_PASSWORD],
  ['una letra mayúscula', (text) => /\p{Lu}/u.test(text)],
  ['una letra minúscula', (text) => /\p{Ll}/u.test(text)],
  ['un dígito', (text) => /\d/u.test(text)],
  ['un carácter especial', (text) => /[^\p{L}\p{N}\s]/u.test(text)],
]

/**
 * What the password lacks, in words for a list; empty when it is good.
 * @fuente spec 2 §5
 * @regla La contraseña tiene al menos 8 caracteres, con mayúscula, minúscula, dígito y carácter especial.
 */
export const missingInPassword = (text: string): string[] =>
  REQUIREMENTS.filter(([, holds]) => !holds(text)).map(([what]) => what)
