/** The link by which a person who forgot the password gets back in. @fuente spec 1 §2; OWASP ASVS 5.0, 6.4 */
import { isFromTheFuture } from './server-clock.ts'

export const RECOVERY_MINUTES = 30
/** Mails to one person within an hour; those beyond are not sent, and nobody is told. */
export const RECOVERIES_PER_HOUR = 3

/** The same whether there is such a person or not. */
export const RECOVERY_SENT = `Si los datos son correctos, le enviamos un enlace a su correo de recuperación. Sirve por ${RECOVERY_MINUTES} minutos y una sola vez.`
export const RECOVERY_OVER = 'El enlace ya no sirve: venció, ya se usó o se pidió otro después. Pida uno nuevo.'
export const PASSWORD_RESET = 'Contraseña actualizada correctamente. Ingrese con la contraseña nueva.'

/**
 * True while the link serves: in time, not used, not replaced by a newer one, not made by a clock that was ahead. Instants in epoch milliseconds of the server's clock.
 * @regla El enlace de recuperación sirve una vez y durante 30 minutos.
 */
export const isLinkAlive = (
  link: { readonly creadoMs: number; readonly expiraMs: number; readonly usadoMs: number | null },
  ahoraMs: number,
): boolean => link.usadoMs === null && ahoraMs < link.expiraMs && !isFromTheFuture(link.creadoMs, ahoraMs)
