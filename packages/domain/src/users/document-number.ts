/** The number of an identity document as a person types it. */

export const INVALID_DOCUMENT = 'El documento tiene de 3 a 20 letras o dígitos, sin puntos ni espacios'
export const ONLY_DIGITS = 'Este tipo de documento lleva solo dígitos'
/** Codes of the documents that the civil registry numbers. */
const OF_DIGITS: readonly string[] = ['CC', 'TI', 'RC', 'CE', 'NI']

/** Without the blanks, dots and commas that group it, letters in upper case: `1.037.580-214` keeps its dash, and is refused. */
export const cleanDocument = (text: string): string => text.replaceAll(/[\s.,]/gu, '').toUpperCase()

/**
 * Why the number cannot be one of that type, or null. `codigo` is the code of `tipos_documento`; an unknown one asks no more than
 * the form. An empty number is for another rule.
 * @regla El documento tiene de 3 a 20 letras o dígitos; la cédula, la tarjeta de identidad y el registro civil, solo dígitos.
 */
export const documentProblem = (codigo: string, numero: string): string | null => {
  if (numero === '') return null
  if (!/^[A-Z0-9]{3,20}$/u.test(numero)) return INVALID_DOCUMENT
  return OF_DIGITS.includes(codigo) && !/^\d+$/u.test(numero) ? ONLY_DIGITS : null
}
