import { CODE_EXPIRED, WRONG_CODE } from '@cauce/domain/session/access-code'
import { secondsLeft } from '@cauce/domain/text/countdown'
import { Action } from '@cauce/ui/action/action'
import { useEffect, useRef } from 'react'
import { goBack, resendCode, useSessionBusy, useSessionContext } from '../../actors/session.ts'
import { CodeEntry } from './code-entry.tsx'
import { FormError } from './form-error.tsx'
import { useExpiry, useLeft } from './use-left.ts'

const MINUTE_SECONDS = 60

/** Said by the minute: a sentence that changed at every second would be read at every second. */
const expiryWords = (leftMs: number): string => {
  const minutes = Math.ceil(secondsLeft(leftMs) / MINUTE_SECONDS)
  return minutes <= 1 ? 'Vence en menos de un minuto.' : `Vence en ${minutes} minutos.`
}

const Resend = () => {
  const { tiempos } = useSessionContext()
  const busy = useSessionBusy()
  const wait = secondsLeft(useLeft(tiempos?.reenvioMs ?? null))
  return (
    <Action kind="quiet" onClick={resendCode} disabled={busy || wait > 0}>
      {wait > 0 ? `Enviar otro código en ${wait} s` : 'Enviar otro código'}
    </Action>
  )
}

interface MailFormProps {
  /** The server is a demonstration, whose mail is read in the browser. */
  readonly demo: boolean
}

/** The code that went by mail. */
export const MailForm = ({ demo }: MailFormProps) => {
  const { correo_enmascarado, tiempos, aviso } = useSessionContext()
  const leftMs = useLeft(tiempos?.venceMs ?? null)
  useExpiry(leftMs)
  return (
    <CodeEntry
      // Another code is another thing to type.
      key={tiempos?.venceMs}
      kind="correo"
      title="Revise su correo"
      lead={
        <>
          Enviamos un código a <strong>{correo_enmascarado}</strong>. {expiryWords(leftMs)}
        </>
      }
      aside={<Resend />}
    >
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
    </CodeEntry>
  )
}

/** The code of the mail ran out: there is nothing to type, and one thing to do. */
export const ExpiredForm = () => {
  const { correo_enmascarado, error } = useSessionContext()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <section className="ca-signin" aria-labelledby="vencido">
      <h1 id="vencido">Revise su correo</h1>
      <FormError text={error === null || error === WRONG_CODE ? CODE_EXPIRED : error} />
      <p className="ca-signin-lead">
        Enviaremos otro a <strong>{correo_enmascarado}</strong>.
      </p>
      <Action ref={first} kind="filled" fill onClick={resendCode}>
        Enviar otro código
      </Action>
      <div className="ca-signin-aside">
        <Action kind="quiet" onClick={goBack}>
          Volver
        </Action>
      </div>
    </section>
  )
}
