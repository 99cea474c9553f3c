/** Changing the own password: what the form asks for and what is said of each outcome. @fuente spec 2 §5, §8 */
import { REQUIRED_FIELD } from '../text/field.ts'
import { MAX_FAILED_ATTEMPTS } from './lockout.ts'
import { lackInPassword } from './new-password.ts'

export const PASSWORDS_DIFFER = 'Las contraseñas no coinciden'
export const PASSWORD_CHANGED = 'Contraseña actualizada correctamente'
export const PASSWORD_CHANGE_FAILED = 'Error al actualizar la contraseña. Por favor, inténtelo de nuevo más tarde.'
/** The call that locks the user after too many failures did not work. */
export const LOCK_FAILED = 'Ha ocurrido un error al inactivar el usuario'
/** Why the confirmation is typed. */
export const TYPE_IT_AGAIN = 'Escríbala otra vez. Aquí no se puede pegar, para que sepa que la escribió bien.'
/** Said when somebody pastes or drops into the confirmation. */
export const NO_PASTE = 'Aquí no se puede pegar: escriba la contraseña.'

export interface NewPasswordForm {
  readonly password: string
  readonly confirmacion: string
}

export interface PasswordChangeForm extends NewPasswordForm {
  readonly password_current: string
}

/**
 * Messages by field (`password`, `confirmacion`); empty when the new password may be sent.
 * @fuente spec 2 §5
 * @regla La confirmación debe ser igual a la contraseña nueva.
 */
export const checkNewPassword = ({ password, confirmacion }: NewPasswordForm): Record<string, string[]> => {
  const errores: Record<string, string[]> = {}
  const lack = password === '' ? REQUIRED_FIELD : lackInPassword(password)
  if (lack !== null) errores['password'] = [lack]
  if (confirmacion === '') errores['confirmacion'] = [REQUIRED_FIELD]
  else if (confirmacion !== password) errores['confirmacion'] = [PASSWORDS_DIFFER]
  return errores
}

/**
 * Messages by field (`password_current`, `password`, `confirmacion`); empty when the change may be sent.
 * @fuente spec 2 §5
 * @regla Cambiar la contraseña pide la actual, la nueva y su confirmación.
 */
export const checkPasswordChange = (form: PasswordChangeForm): Record<string, string[]> => ({
  ...(form.password_current === '' ? { password_current: [REQUIRED_FIELD] } : {}),
  ...checkNewPassword(form),
})

/** How many failures of the current password are left before the lock; never negative. */
export const attemptsLeft = (failures: number): number => Math.max(0, MAX_FAILED_ATTEMPTS - failures)

/**
 * The attempts that are left, in words; null while nothing has failed and when none is left.
 * @regla Después de un intento fallido se dice cuántos quedan.
 */
export const attemptsLeftText = (failures: number): string | null => {
  const left = attemptsLeft(failures)
  if (failures === 0 || left === 0) return null
  return left === 1 ? 'Le queda 1 intento' : `Le quedan ${left} intentos`
}

/** The failures that a server tells among its messages, in the words of {@link attemptsLeftText}; null when it tells none. */
export const failuresTold = (messages: readonly string[]): number | null => {
  for (let failures = 1; failures < MAX_FAILED_ATTEMPTS; failures += 1) {
    if (messages.includes(attemptsLeftText(failures) ?? '')) return failures
  }
  return null
}
