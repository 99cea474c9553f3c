/** Who is reminded of leaving a recovery address. @fuente spec 1 §2 */
import { AFFILIATE_USER_KIND, type User } from './user.ts'

export const RECOVERY_REMINDER = 'Se recomienda agregar un correo de recuperación'
/** Leads to the profile. */
export const RECOVERY_REMINDER_GO = 'Ir'

type RemindedUser = Pick<User, 'tipo_usuario'> & {
  readonly operador: Pick<NonNullable<User['operador']>, 'email_recuperacion'> | null
}

/**
 * True when the top bar shows the bell.
 * @fuente spec 1 §2
 * @regla La campana aparece solo al operador que no tiene correo de recuperación; al afiliado, nunca.
 */
export const needsRecoveryReminder = ({ tipo_usuario, operador }: RemindedUser): boolean =>
  tipo_usuario !== AFFILIATE_USER_KIND && operador !== null && (operador.email_recuperacion ?? '').trim() === ''
