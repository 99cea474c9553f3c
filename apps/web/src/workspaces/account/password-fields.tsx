/** A new password and its confirmation, with what it needs ticked off while it is written. @fuente spec 2 §5 */
import { passwordRequirements } from '@cauce/domain/session/new-password'
import { NO_PASTE, type NewPasswordForm, TYPE_IT_AGAIN } from '@cauce/domain/session/password-change'
import { passwordStrength, STRENGTH_WORDS, type Strength } from '@cauce/domain/session/password-strength'
import type { FieldErrors } from '@cauce/machines/failure'
import { PasswordField } from '@cauce/ui/password-field/password-field'
import { PasswordStrength } from '@cauce/ui/password-strength/password-strength'
import type { Tone } from '@cauce/ui/status-chip/status-chip'

const REQUIREMENTS_TITLE = 'Debe tener'
const TONES: Readonly<Record<Strength, Tone>> = { weak: 'bad', fair: 'waiting', strong: 'ok' }

export interface NewPasswordFieldsProps {
  readonly form: NewPasswordForm
  readonly errores: FieldErrors
  readonly onChange: (field: keyof NewPasswordForm, text: string) => void
  /** Names and addresses of the person: a password that has them is easy to guess. */
  readonly own: readonly string[]
  readonly focusFirst?: boolean
}

export const NewPasswordFields = ({ form, errores, onChange, own, focusFirst = false }: NewPasswordFieldsProps) => {
  const { password, confirmacion } = form
  const strength = passwordStrength(password, own)
  return (
    <>
      <PasswordField
        label="Contraseña nueva"
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(text) => onChange('password', text)}
        error={errores['password']}
        focusFirst={focusFirst}
      />
      <PasswordStrength
        title={REQUIREMENTS_TITLE}
        requirements={passwordRequirements(password)}
        strength={password === '' ? null : { word: STRENGTH_WORDS[strength], tone: TONES[strength] }}
      />
      <PasswordField
        label="Confirme la contraseña nueva"
        name="confirmacion"
        autoComplete="new-password"
        value={confirmacion}
        onChange={(text) => onChange('confirmacion', text)}
        hint={TYPE_IT_AGAIN}
        error={errores['confirmacion']}
        typedOnly={NO_PASTE}
      />
    </>
  )
}
