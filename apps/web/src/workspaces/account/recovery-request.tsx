/** Asking for the link: who one is by the document, and nothing that tells whether that person exists. @fuente spec 1 §2 */
import { MAX_DOCUMENT_NUMBER } from '@cauce/domain/session/password-recovery'
import { RECOVERY_SENT } from '@cauce/domain/session/recovery-link'
import type { RecoveryContext, RecoveryEvent } from '@cauce/machines/password-recovery/types'
import { Action } from '@cauce/ui/action/action'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useEffect, useRef, type FormEvent } from 'react'
import { failureText } from '../../store/call.ts'
import { useTiposDocumentoQuery } from '../../store/cuenta-api.ts'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'

interface StepProps {
  readonly context: RecoveryContext
  readonly send: (event: RecoveryEvent) => void
}

export const RecoveryRequest = ({ context, send, busy }: StepProps & { readonly busy: boolean }) => {
  const { tipo_documento, numero_documento, errores, error } = context
  const kinds = useTiposDocumentoQuery({})
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errores).length > 0) focusFirstWrong(place.current)
  }, [errores])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    send({ type: 'link.requested' })
  }
  const change = (request: Partial<Pick<RecoveryContext, 'tipo_documento' | 'numero_documento'>>): void =>
    send({ type: 'document.changed', request: { tipo_documento, numero_documento, ...request } })
  return (
    <form ref={place} className="ca-recover" noValidate onSubmit={submit} aria-labelledby="recuperar">
      <h1 id="recuperar">Recuperar la contraseña</h1>
      <p className="ca-second">Le enviamos un enlace a su correo de recuperación.</p>
      <div role="alert">{error === null ? null : <p className="ca-password-error">{error}</p>}</div>
      {kinds.error === undefined ? (
        <SelectField
          label="Tipo de documento"
          placeholder={kinds.data === undefined ? 'Un momento…' : 'Elija el tipo'}
          options={(kinds.data ?? []).map(({ codigo, nombre }) => ({ value: codigo, label: nombre }))}
          value={tipo_documento}
          onChange={(value) => change({ tipo_documento: value })}
          error={errores['tipo_documento']}
        />
      ) : (
        <FailedState title={failureText(kinds.error)} onRetry={() => void kinds.refetch()} />
      )}
      <TextField
        label="Número de documento"
        name="numero_documento"
        value={numero_documento}
        onChange={(value) => change({ numero_documento: value })}
        maxLength={MAX_DOCUMENT_NUMBER}
        error={errores['numero_documento']}
      />
      <Action kind="filled" type="submit" fill busy={busy}>
        Enviar el enlace
      </Action>
      {busy ? (
        <Action kind="quiet" onClick={() => send({ type: 'wait.cancelled' })}>
          Dejar de esperar
        </Action>
      ) : null}
    </form>
  )
}

export const RecoverySent = ({ send }: Pick<StepProps, 'send'>) => (
  <div className="ca-recover">
    <h1 tabIndex={-1} ref={(title) => title?.focus()}>
      Revise su correo
    </h1>
    <output className="ca-reading">{RECOVERY_SENT}</output>
    <p className="ca-second">Si no llega, mire en el correo no deseado o pida ayuda a quien administra los usuarios.</p>
    <Action kind="quiet" onClick={() => send({ type: 'link.again' })}>
      Revisar el documento y pedirlo de nuevo
    </Action>
  </div>
)
