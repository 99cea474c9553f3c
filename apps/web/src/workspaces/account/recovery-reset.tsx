/** What the link of the mail opens: a new password, once, in time. @fuente spec 1 §2; spec 2 §5 */
import { PASSWORD_CHANGED, type NewPasswordForm } from '@cauce/domain/session/password-change'
import { RECOVERY_OVER } from '@cauce/domain/session/recovery-link'
import type { RecoveryContext, RecoveryEvent } from '@cauce/machines/password-recovery/types'
import { Action } from '@cauce/ui/action/action'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { NewPasswordFields } from './password-fields.tsx'

interface StepProps {
  readonly context: RecoveryContext
  readonly send: (event: RecoveryEvent) => void
}

const EMPTY: NewPasswordForm = { password: '', confirmacion: '' }

const StopWaiting = ({ send }: Pick<StepProps, 'send'>) => (
  <Action kind="quiet" onClick={() => send({ type: 'wait.cancelled' })}>
    Dejar de esperar
  </Action>
)

export const RecoveryChoose = ({ context, send, busy }: StepProps & { readonly busy: boolean }) => {
  const { errores, error, numero_documento } = context
  const [form, setForm] = useState(EMPTY)
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errores).length > 0) focusFirstWrong(place.current)
  }, [errores])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    send({ type: 'password.sent', form })
  }
  return (
    <form ref={place} className="ca-recover" noValidate onSubmit={submit} aria-labelledby="nueva">
      <h1 id="nueva">Escriba una contraseña nueva</h1>
      <p className="ca-second">Al guardarla se cierran todas sus sesiones y el enlace deja de servir.</p>
      <div role="alert">
        {error === null || Object.keys(errores).length > 0 ? null : <p className="ca-password-error">{error}</p>}
      </div>
      <NewPasswordFields
        form={form}
        errores={errores}
        own={[numero_documento]}
        onChange={(field, text) => {
          setForm((before) => ({ ...before, [field]: text }))
          send({ type: 'field.changed', field })
        }}
      />
      <Action kind="filled" type="submit" fill busy={busy}>
        Guardar la contraseña
      </Action>
      {busy ? <StopWaiting send={send} /> : null}
    </form>
  )
}

interface EndProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A step with one thing to read and one to do; its title takes the keyboard. */
const End = ({ title, text, children }: EndProps) => (
  <div className="ca-recover">
    <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
      {title}
    </h1>
    <output className="ca-reading">{text}</output>
    {children}
  </div>
)

export const RecoveryExpired = ({ send }: Pick<StepProps, 'send'>) => (
  <End title="El enlace no sirve" text={RECOVERY_OVER}>
    <Action kind="filled" fill onClick={() => send({ type: 'link.again' })}>
      Pedir otro enlace
    </Action>
  </End>
)

export const RecoveryDone = () => {
  const navigate = useNavigate()
  return (
    <End title={PASSWORD_CHANGED} text="Ingrese con la contraseña nueva. Cerramos sus sesiones en todos los equipos.">
      <Action kind="filled" fill onClick={() => void navigate('/')}>
        Ingresar
      </Action>
    </End>
  )
}

export const RecoveryChecking = ({ send }: Pick<StepProps, 'send'>) => (
  <div className="ca-recover">
    <h1>Recuperar la contraseña</h1>
    <output className="ca-second">Revisando el enlace…</output>
    <StopWaiting send={send} />
  </div>
)

export const RecoveryUnchecked = ({ context, send }: StepProps) => (
  <div className="ca-recover">
    <h1>Recuperar la contraseña</h1>
    <FailedState
      title={context.error ?? ''}
      text="El enlace no se ha gastado."
      onRetry={() => send({ type: 'retry' })}
    />
    <Action kind="quiet" onClick={() => send({ type: 'link.again' })}>
      Pedir otro enlace
    </Action>
  </div>
)
