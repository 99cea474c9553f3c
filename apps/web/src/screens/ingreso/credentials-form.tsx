import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { Action } from '@cauce/ui/action/action'
import { PasswordField } from '@cauce/ui/password-field/password-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useState, type FormEvent } from 'react'
import { sendCredentials, useSessionBusy, useSessionContext } from '../../actors/session.ts'
import { FormError } from './form-error.tsx'

/** First step of the sign-in. What was wrong is said of both together, so that nobody learns which users exist. */
export const CredentialsForm = () => {
  const { email: kept, error } = useSessionContext()
  const busy = useSessionBusy()
  const [email, setEmail] = useState(kept)
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const missing = (text: string): string | null => (asked && text.trim() === '' ? REQUIRED_FIELD : null)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (email.trim() !== '' && password.trim() !== '') sendCredentials(email.trim(), password)
  }

  return (
    <form className="ca-signin" noValidate onSubmit={submit} aria-labelledby="ingresar">
      <h1 id="ingresar">Ingresar</h1>
      <FormError text={busy ? null : error} />
      <TextField
        label="Usuario o correo"
        name="username"
        value={email}
        onChange={setEmail}
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        error={missing(email)}
      />
      <PasswordField
        label="Contraseña"
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={missing(password)}
      />
      <Action kind="filled" type="submit" fill busy={busy}>
        Continuar
      </Action>
      <p className="ca-signin-note">Después le pediremos un código que enviamos a su correo.</p>
    </form>
  )
}
