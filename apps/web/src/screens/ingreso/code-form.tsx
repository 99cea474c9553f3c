import { CODE_DIGITS, CODE_FORMAT, CODE_MINUTES, readCode, RESEND_SECONDS } from '@cauce/domain/session/access-code'
import { Action } from '@cauce/ui/action/action'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { backToCredentials, resendCode, sendCode, useSessionBusy, useSessionContext } from '../../actors/session.ts'
import { FormError } from './form-error.tsx'

/** Seconds until another code may be asked for. `sentAt`: when the last one was, in epoch milliseconds. */
const useWait = (sentAt: number): number => {
  const [left, setLeft] = useState(RESEND_SECONDS)
  useEffect(() => {
    const until = sentAt + RESEND_SECONDS * 1000
    const count = (): void => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    count()
    const clock = setInterval(count, 1000)
    return () => clearInterval(clock)
  }, [sentAt])
  return left
}

interface CodeFormProps {
  /** The server is a demonstration, whose mail is read in the browser. */
  readonly demo: boolean
}

/** Second step of the sign-in. */
export const CodeForm = ({ demo }: CodeFormProps) => {
  const { correo_enmascarado, error, aviso } = useSessionContext()
  const busy = useSessionBusy()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const [sentAt, setSentAt] = useState(Date.now)
  const wait = useWait(sentAt)
  const field = useRef<HTMLInputElement>(null)
  const code = readCode(typed)
  useEffect(() => field.current?.focus(), [])

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (code !== null) sendCode(code)
  }
  const again = (): void => {
    setSentAt(Date.now())
    resendCode()
  }

  return (
    <form className="ca-signin" noValidate onSubmit={submit} aria-labelledby="codigo">
      <h1 id="codigo">Revise su correo</h1>
      <p className="ca-signin-lead">
        Enviamos un código a <strong>{correo_enmascarado}</strong>. Vence en {CODE_MINUTES} minutos.
      </p>
      <FormError text={busy ? null : error} />
      <TextField
        ref={field}
        label="Código"
        name="code"
        value={typed}
        onChange={setTyped}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={CODE_DIGITS * 2}
        hint={`${CODE_DIGITS} dígitos`}
        error={asked && code === null ? CODE_FORMAT : null}
      />
      <Action kind="filled" type="submit" fill busy={busy}>
        Ingresar
      </Action>
      <div className="ca-signin-aside">
        <Action kind="quiet" onClick={again} disabled={busy || wait > 0}>
          {wait > 0 ? `Enviar otro código en ${wait} s` : 'Enviar otro código'}
        </Action>
        <Action kind="quiet" onClick={backToCredentials}>
          Volver
        </Action>
      </div>
      <output className="ca-signin-note">{aviso}</output>
      {demo ? (
        <p className="ca-signin-note">
          Es una demostración: el código se lee en el{' '}
          <a href="/demo/correo" target="_blank" rel="noreferrer">
            correo de la demostración
          </a>
          .
        </p>
      ) : null}
    </form>
  )
}
