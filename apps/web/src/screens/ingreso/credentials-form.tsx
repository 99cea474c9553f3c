import { CAPTCHA_LOADING } from '@cauce/domain/session/captcha'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { Action } from '@cauce/ui/action/action'
import { PasswordField } from '@cauce/ui/password-field/password-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { goBack, sendCredentials, useSessionBusy, useSessionContext } from '../../actors/session.ts'
import { loadPage } from '../../app/load-page.ts'
import { useLasting } from '../../app/use-lasting.ts'
import type { Version } from '../../store/version.ts'
import type { AskCaptcha } from './captcha.tsx'
import { FormError } from './form-error.tsx'

const Captcha = lazy(() => loadPage(async () => ({ default: (await import('./captcha.tsx')).Captcha })))

interface CredentialsFormProps {
  /** The captcha that the server asks for, or null. */
  readonly captcha: NonNullable<Version['captcha']> | null
}

/** First step of the sign-in. What was wrong is said of both together, so that nobody learns which users exist. */
export const CredentialsForm = ({ captcha }: CredentialsFormProps) => {
  const { email: kept, error } = useSessionContext()
  const busy = useSessionBusy()
  const waits = useLasting(busy)
  const [email, setEmail] = useState(kept)
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const [ask, setAsk] = useState<{ readonly captcha: AskCaptcha } | null>(null)
  const [early, setEarly] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = form.current?.querySelectorAll('input') ?? []
    for (const field of fields) {
      if (field.value !== '') continue
      field.focus()
      return
    }
  }, [])
  const missing = (text: string): string | null => (asked && text.trim() === '' ? REQUIRED_FIELD : null)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    const empty = [email, password].findIndex((text) => text.trim() === '')
    if (empty >= 0) {
      form.current?.querySelectorAll('input')[empty]?.focus()
      return
    }
    setEarly(captcha !== null && ask === null)
    if (captcha === null) sendCredentials({ email: email.trim(), password })
    else ask?.captcha()
  }

  return (
    <form ref={form} className="ca-signin" noValidate onSubmit={submit} aria-labelledby="ingresar">
      <h1 id="ingresar">Ingresar</h1>
      <FormError text={busy ? null : early ? CAPTCHA_LOADING : error} />
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
      <p className="ca-signin-link">
        <Link to="/recuperacionContrasena">Olvidé mi contraseña</Link>
      </p>
      <Action kind="filled" type="submit" fill busy={busy}>
        Continuar
      </Action>
      {waits ? (
        <Action kind="quiet" onClick={goBack}>
          Dejar de esperar
        </Action>
      ) : null}
      <p className="ca-signin-note">
        Después le pediremos un código que enviamos a su correo o que muestra su aplicación.
      </p>
      {captcha === null ? null : (
        <Suspense>
          <Captcha
            siteKey={captcha.clave_sitio}
            onReady={(captchaAsk) => {
              setAsk(captchaAsk === null ? null : { captcha: captchaAsk })
              setEarly(false)
            }}
            onAnswer={(token) => sendCredentials({ email: email.trim(), password, captcha: token })}
          />
        </Suspense>
      )}
    </form>
  )
}
