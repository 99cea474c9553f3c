import type { HTMLAttributes, JSX, Ref } from 'react'
import { Field, type FieldError } from '../field/field.tsx'

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly error?: FieldError
  readonly type?: 'text' | 'email' | 'search' | 'tel'
  readonly placeholder?: string
  readonly icon?: JSX.Element
  readonly autoComplete?: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly maxLength?: number
  readonly readOnly?: boolean
  readonly disabled?: boolean
  readonly name?: string
  readonly id?: string
  readonly labelHidden?: boolean
  /** Has the focus when the dialog that it is in opens. */
  readonly focusFirst?: boolean
  readonly onEnter?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text with its label. */
export const TextField = (props: TextFieldProps) => (
  <Field label={props.label} hint={props.hint} error={props.error} id={props.id} labelHidden={props.labelHidden}>
    {(control) => (
      <span className="ca-input-frame">
        {props.icon}
        <input
          {...control}
          ref={props.ref}
          className="bp6-input ca-input"
          type={props.type ?? 'text'}
          name={props.name}
          data-focus-first={props.focusFirst === true ? '' : undefined}
          value={props.value}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete ?? 'off'}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          readOnly={props.readOnly}
          disabled={props.disabled}
          spellCheck={false}
          onChange={(event) => {
            props.onChange(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.nativeEvent.isComposing || props.onEnter === undefined)
              return
            event.preventDefault()
            props.onEnter()
          }}
        />
      </span>
    )}
  </Field>
)
