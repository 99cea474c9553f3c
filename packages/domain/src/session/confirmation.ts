/** Before something delicate a person shows again that it is them who sit there. @fuente OWASP ASVS 5.0, 7.5.1 */

/** How long the typed password counts. */
export const CONFIRMED_MINUTES = 15
export const CONFIRM_AGAIN = 'Por seguridad, escriba de nuevo su contraseña para continuar'
export const CONFIRMED = 'Contraseña confirmada'

/**
 * True while the password typed in this session counts; epoch milliseconds of the server's clock. A time that is yet to come
 * counts for nothing.
 * @regla Lo delicado pide la contraseña escrita en esta sesión durante los últimos 15 minutos.
 */
export const isConfirmed = (confirmedAtMs: number | null, nowMs: number): boolean =>
  confirmedAtMs !== null && confirmedAtMs <= nowMs && nowMs - confirmedAtMs <= CONFIRMED_MINUTES * 60_000
