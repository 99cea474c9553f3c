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
  /** Nothing is missing once its last digit is there: it goes by itself. */
  goesWhenWhole: true,
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
    // Of eight characters one may be amended: it waits for its button, and stays to be read when it was wrong.
    goesWhenWhole: false,
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
  const { label, hint, format, read, maxLength, inputMode, autoComplete, goesWhenWhole } = KINDS[kind]
  const code = read(typed)
  const wrong = error === WRONG_CODE && !busy
  const [wasWrong, setWasWrong] = useState(wrong)
  if (wrong !== wasWrong) {
    setWasWrong(wrong)
    if (wrong && goesWhenWhole) setTyped('')
  }
  useEffect(() => {
    field.current?.focus()
    // It is overwritten by typing.
    if (wrong) field.current?.select()
  }, [wrong])

  const send = (whole: string): void => {
    setAsked(false)
    sendCode(whole)
  }
  const type = (text: string): void => {
    setTyped(text)
    const whole = read(text)
    // A blank or a hyphen after the last digit makes no other code of it.
    if (goesWhenWhole && whole !== null && whole !== code) send(whole)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (code !== null) {
      send(code)
      return
    }
    setAsked(true)
    field.current?.focus()
  }
  const malformed = asked && code === null ? format : null
  const refused = wrong ? error : null

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
        onChange={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        hint={hint}
        error={typed === '' ? (refused ?? malformed) : (malformed ?? refused)}
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
