import { CODE_DIGITS, CODE_FORMAT, readCode, WRONG_CODE } from '@cauce/domain/session/access-code'
import { readRecoveryCode, RECOVERY_CODE_FORMAT, RECOVERY_CODE_LENGTH } from '@cauce/domain/session/recovery-code'
import { Action } from '@cauce/ui/action/action'
import { TextField } from '@cauce/ui/text-field/text-field'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { goBack, sendCode, useSessionBusy, useSessionContext } from '../../actors/session.ts'
import { FormError } from './form-error.tsx'

const SIX_DIGITS = {
  format: CODE_FORMAT,
  read: readCode,
  maxLength: CODE_DIGITS * 2,
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const

const KINDS = {
  correo: { ...SIX_DIGITS, label: 'Código', hint: `${CODE_DIGITS} dígitos` },
  aplicacion: {
    ...SIX_DIGITS,
    label: 'Código de la aplicación',
    hint: `${CODE_DIGITS} dígitos, que cambian cada medio minuto`,
  },
  recuperacion: {
    label: 'Código de recuperación',
    hint: 'Ocho letras y números, como ABCD-1234',
    format: RECOVERY_CODE_FORMAT,
    read: readRecoveryCode,
    maxLength: RECOVERY_CODE_LENGTH * 2,
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const

interface CodeEntryProps {
  readonly kind: keyof typeof KINDS
  readonly title: string
  readonly lead: ReactNode
  /** The other way to get a code, left of the way back. */
  readonly aside: ReactNode
  /** Under everything. */
  readonly children?: ReactNode
}

/** One field for a code, with what was wrong with it beside it. */
export const CodeEntry = ({ kind, title, lead, aside, children }: CodeEntryProps) => {
  const { error } = useSessionContext()
  const busy = useSessionBusy()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { label, hint, format, read, maxLength, inputMode, autoComplete } = KINDS[kind]
  const code = read(typed)
  const wrong = error === WRONG_CODE && !busy
  useEffect(() => {
    field.current?.focus()
    // It is overwritten by typing.
    if (wrong) field.current?.select()
  }, [wrong])

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (code === null) field.current?.focus()
    else sendCode(code)
  }
  const malformed = asked && code === null ? format : null

  return (
    <form className="ca-signin" noValidate onSubmit={submit}>
      <h1>{title}</h1>
      <p className="ca-signin-lead">{lead}</p>
      <FormError text={busy || wrong ? null : error} />
      <TextField
        ref={field}
        label={label}
        name="code"
        value={typed}
        onChange={setTyped}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        hint={hint}
        error={malformed ?? (wrong ? error : null)}
      />
      <Action kind="filled" type="submit" fill busy={busy}>
        Ingresar
      </Action>
      <div className="ca-signin-aside">
        {aside}
        <Action kind="quiet" onClick={goBack}>
          Volver
        </Action>
      </div>
      {children}
    </form>
  )
}
