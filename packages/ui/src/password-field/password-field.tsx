import { EyeOffIcon, EyeOpenIcon } from '@blueprintjs/icons'
import { useState } from 'react'
import { Action } from '../action/action.tsx'
import { Field, type FieldError } from '../field/field.tsx'
import { useTypedOnly } from './typed-only.ts'
import './password-field.css'

export interface PasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly error?: FieldError
  readonly autoComplete?: 'current-password' | 'new-password'
  readonly disabled?: boolean
  readonly name?: string
  /** Has the focus when the dialog that it is in opens. */
  readonly focusFirst?: boolean
  /** It has to be typed: nothing is pasted nor dropped into it, and this is said to who tries. The hint should say why. */
  readonly typedOnly?: string
}

/** A password that its owner may look at while typing. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const [control, refused, typed] = useTypedOnly(props.typedOnly !== undefined)
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(described) => (
        <span className="ca-input-frame">
          <input
            {...described}
            ref={control}
            className="bp6-input ca-input ca-input-password"
            type={shown ? 'text' : 'password'}
            name={props.name}
            data-focus-first={props.focusFirst === true ? '' : undefined}
            value={props.value}
            autoComplete={props.autoComplete ?? 'current-password'}
            autoCapitalize="off"
            spellCheck={false}
            disabled={props.disabled}
            onChange={(event) => {
              props.onChange(event.currentTarget.value)
              typed()
            }}
          />
          <span className="ca-input-end">
            <Action
              kind="quiet"
              small
              icon={shown ? <EyeOffIcon /> : <EyeOpenIcon />}
              label={shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
              onClick={() => {
                setShown(!shown)
              }}
            />
          </span>
          {props.typedOnly === undefined ? null : (
            <output className={refused ? 'ca-input-refused' : undefined}>{refused ? props.typedOnly : null}</output>
          )}
        </span>
      )}
    </Field>
  )
}
