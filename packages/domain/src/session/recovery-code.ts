/** Codes that stand in for the authenticator application when it is lost; each serves once. @fuente OWASP ASVS 5.0, 6.6 */

/** How many are given at a time. */
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 8
/** Crockford's base 32: without I, L, O and U, which are taken for others or make words. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const RECOVERY_CODE_FORMAT = 'El código de recuperación tiene ocho letras y números'

/**
 * The code in what a person typed, without blanks and hyphens and in capitals, or null when it is none. An O is taken for a zero,
 * an I and an L for a one.
 * @regla El código de recuperación tiene ocho letras y dígitos, con guion o sin él.
 */
export const readRecoveryCode = (typed: string): string | null => {
  const code = typed.replaceAll(/[\s-]/gu, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/gu, '1')
  const known = Array.from(code).every((char) => RECOVERY_ALPHABET.includes(char))
  return code.length === RECOVERY_CODE_LENGTH && known ? code : null
}

/** `ABCD1234` as it is shown and printed: `ABCD-1234`. */
export const showRecoveryCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
