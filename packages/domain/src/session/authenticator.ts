/** The application that shows codes by the clock. @fuente RFC 6238; OWASP ASVS 5.0, 6.5 */

/** What every application understands: SHA-1, six digits, half a minute. */
export const TOTP_ALGORITHM = 'SHA1'
export const TOTP_SECONDS = 30
/** Steps before and after the present one that are taken: phones whose clock is a little off. */
export const TOTP_WINDOW = 1

export const USE_YOUR_APPLICATION = 'Escriba el código que muestra su aplicación, o un código de recuperación'
export const NOTHING_TO_CONFIRM = 'Genere primero la clave de la aplicación'
export const NOT_ACTIVE = 'La aplicación de códigos no está activa'

/**
 * True when a code of `step` may still be taken: neither it nor an older one after the last that was. Steps count
 * {@link TOTP_SECONDS} since 1970.
 * @regla Ningún código de la aplicación sirve dos veces.
 */
export const isFreshStep = (step: number, last: number | null): boolean => last === null || step > last
