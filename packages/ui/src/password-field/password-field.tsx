import { EyeOffIcon, EyeOpenIcon } from '@blueprintjs/icons'
import { useState } from 'react'
import { Action } from '../action/action.tsx'
import { Field, type FieldError } from '../field/field.tsx'

export interface PasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly error?: FieldError
  readonly autoComplete?: 'current-password' | 'new-password'
  readonly disabled?: boolean
  readonly name?: string
}

/** A password that its owner may look at while typing. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <span className="ca-input-frame">
          <input
            {...control}
            className="bp6-input ca-input ca-input-password"
            type={shown ? 'text' : 'password'}
            name={props.name}
            value={props.value}
            autoComplete={props.autoComplete ?? 'current-password'}
            autoCapitalize="off"
            spellCheck={false}
            disabled={props.disabled}
            onChange={(event) => {
              props.onChange(event.currentTarget.value)
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
        </span>
      )}
    </Field>
  )
}
