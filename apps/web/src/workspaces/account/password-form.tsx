/** The own password changed by its owner: what is asked, and what the server answers. @fuente spec 2 §5, §8 */
import { LOCK_MINUTES } from '@cauce/domain/session/lockout'
import { attemptsLeft, attemptsLeftText } from '@cauce/domain/session/password-change'
import { displayName } from '@cauce/domain/session/display-name'
import { MessageDialog } from '@cauce/ui/message-dialog/message-dialog'
import { PasswordField } from '@cauce/ui/password-field/password-field'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useEffect, useRef, type FormEvent } from 'react'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import type { PasswordChange } from './password-change.ts'
import { NewPasswordFields } from './password-fields.tsx'
import { Overlays } from './password-overlays.tsx'
import './password.css'

const AttemptsLeft = ({ failures }: { readonly failures: number }) => {
  const text = attemptsLeftText(failures)
  return (
    <output className="ca-password-attempts">
      {text === null ? null : (
        <>
          <StatusChip tone={attemptsLeft(failures) === 1 ? 'bad' : 'waiting'} label={text} />
          <span className="ca-second">Después su usuario se bloquea {LOCK_MINUTES} minutos y la sesión se cierra.</span>
        </>
      )}
    </output>
  )
}

interface RefusalProps {
  readonly change: PasswordChange
  readonly onClosed: () => void
}

const Refusal = ({ change, onClosed }: RefusalProps) => {
  const message = useLast(change.told)
  return (
    <Overlays>
      <DialogLayer>
        <MessageDialog
          isOpen={change.told !== null}
          title="Error"
          type="error"
          message={message ?? ''}
          onClose={change.read}
          onClosed={onClosed}
        >
          {attemptsLeftText(change.failures)}
        </MessageDialog>
      </DialogLayer>
    </Overlays>
  )
}

export interface PasswordFormProps {
  /** The button that submits it may stand outside. */
  readonly id: string
  readonly change: PasswordChange
  /** A heading of the page or the dialog. */
  readonly labelledBy?: string
}

export const PasswordForm = ({ id, change, labelledBy }: PasswordFormProps) => {
  const { user, form, errores, told } = change
  const place = useRef<HTMLFormElement>(null)
  // Errors that come with a dialog are gone to once it is closed.
  const wrong = told === null ? errores : null
  useEffect(() => {
    if (wrong !== null && Object.keys(wrong).length > 0) focusFirstWrong(place.current)
  }, [wrong])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    change.submit()
  }
  return (
    <>
      <form ref={place} id={id} className="ca-password-form" noValidate aria-labelledby={labelledBy} onSubmit={submit}>
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <div role="alert">{change.failed === null ? null : <p className="ca-password-error">{change.failed}</p>}</div>
        <PasswordField
          label="Contraseña actual"
          name="password_current"
          autoComplete="current-password"
          value={form.password_current}
          onChange={(text) => change.change('password_current', text)}
          error={errores['password_current']}
          focusFirst
        />
        <AttemptsLeft failures={change.failures} />
        <NewPasswordFields
          form={form}
          errores={errores}
          onChange={change.change}
          own={[displayName(user), user.email]}
        />
      </form>
      <Refusal change={change} onClosed={() => focusFirstWrong(place.current)} />
    </>
  )
}
