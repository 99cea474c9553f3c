import type { Ref } from 'react'
import { Field, type FieldError } from '../field/field.tsx'

export interface TextAreaFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly error?: FieldError
  readonly placeholder?: string
  readonly rows?: number
  readonly maxLength?: number
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text with their label. */
export const TextAreaField = (props: TextAreaFieldProps) => (
  <Field label={props.label} hint={props.hint} error={props.error}>
    {(control) => (
      <textarea
        {...control}
        ref={props.ref}
        className="bp6-input ca-input"
        rows={props.rows ?? 3}
        value={props.value}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        disabled={props.disabled}
        onChange={(event) => {
          props.onChange(event.currentTarget.value)
        }}
      />
    )}
  </Field>
)
