/** A password has to be changed from time to time. @fuente spec 1 §4, §9; spec 2 §5 */

/** Unless the installation says otherwise; 0 switches the rule off. */
export const PASSWORD_DAYS = 30
export const PASSWORD_EXPIRED = 'Su contraseña venció. Cámbiela para continuar.'

const DAY_MS = 86_400_000

/**
 * True when the password has to be changed: nobody knows when it was, or that was more than `days` days ago. Instants in epoch
 * milliseconds of the server's clock; an unreadable one counts as unknown.
 * @fuente spec 1 §9
 * @regla La contraseña vence cuando no se sabe cuándo se cambió o pasaron más de 30 días.
 */
export const isPasswordExpired = (changedAtMs: number | null, nowMs: number, days: number = PASSWORD_DAYS): boolean =>
  days > 0 && (changedAtMs === null || Number.isNaN(changedAtMs) || nowMs - changedAtMs > days * DAY_MS)
