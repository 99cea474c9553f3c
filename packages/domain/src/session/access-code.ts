/** The second factor: a code of one use that goes by e-mail. @fuente spec 1 §4; ASVS 5.0 6.5 */
export const CODE_DIGITS = 6
/** How long a code serves. */
export const CODE_MINUTES = 10
/** Wrong guesses after which the sign-in starts again. */
export const CODE_ATTEMPTS = 5
/** Wait before another code may be asked for. */
export const RESEND_SECONDS = 30

/** Where the code of the second step comes from: the mail, or an application on the person's telephone. */
export type SecondFactor = 'correo' | 'aplicacion'

export const WRONG_CODE = 'El código no es válido o ya venció'
/** The code of the mail ran out before it was typed. */
export const CODE_EXPIRED = 'El código venció. Pida otro para ingresar'
/** Too many wrong codes, or a sign-in that was left half done for too long. */
export const SIGN_IN_AGAIN = 'Ese ingreso ya no sirve. Ingrese de nuevo con su usuario y contraseña'
/** So did the time for the code of the application. */
export const SIGN_IN_TOO_LATE = 'Pasó el tiempo para escribir el código. Ingrese de nuevo con su usuario y contraseña'
export const CODE_FORMAT = 'El código tiene seis dígitos'

/** Wrong codes of all the sign-ins of one person within {@link GUESS_WINDOW_MINUTES} that close their second step. */
export const GUESSES_PER_USER = 10
export const GUESS_WINDOW_MINUTES = 30
/** Subject of the mail that tells a person so. */
export const CODES_CLOSED_SUBJECT = 'Alguien escribió códigos equivocados en su ingreso a Cauce'

/**
 * Said to whoever is at the second step, whatever they typed: nothing in it tells whether the code was right, which is not looked at.
 * @param waitMs until it opens again
 * @regla Diez códigos equivocados de una persona en media hora cierran su segundo paso, y se le dice cuánto falta.
 */
export const codesClosed = (waitMs: number): string => {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  return `Se escribieron demasiados códigos equivocados: por seguridad, el segundo paso de su ingreso está cerrado. Ingrese de nuevo en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}`
}

/**
 * The code in what a person typed or pasted (blanks and hyphens dropped), or null when it is not six digits.
 * @regla El código de ingreso tiene seis dígitos.
 */
export const readCode = (typed: string): string | null => {
  const code = typed.replaceAll(/[\s-]/gu, '')
  return code.length === CODE_DIGITS && /^\d+$/.test(code) ? code : null
}
