import { Field, type FieldError } from '../field/field.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectFieldProps {
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** Shown while nothing is chosen; it cannot be chosen back. */
  readonly placeholder?: string
  readonly hint?: string
  readonly error?: FieldError
  readonly disabled?: boolean
}

/** A short list to choose one from, in the system's own control: it works with a finger, a keyboard and a reader. */
export const SelectField = (props: SelectFieldProps) => (
  <Field label={props.label} hint={props.hint} error={props.error}>
    {(control) => (
      <select
        {...control}
        className="bp6-input ca-input"
        value={props.value}
        disabled={props.disabled}
        onChange={(event) => {
          props.onChange(event.currentTarget.value)
        }}
      >
        {props.placeholder === undefined ? null : (
          <option value="" disabled>
            {props.placeholder}
          </option>
        )}
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
