import type { Ref } from 'react'
import { Field, type FieldError } from '../field/field.tsx'
import './quantity-field.css'

export interface QuantityFieldProps {
  readonly label: string
  /** A whole number, or null while nothing is written. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly min?: number
  readonly max?: number
  /** Written after the number: `tabletas`. */
  readonly unit?: string
  readonly hint?: string
  readonly error?: FieldError
  readonly disabled?: boolean
  readonly onEnter?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

const MAX_DIGITS = 6

/** A whole number typed as text: no wheel that changes it by accident; the up and down keys step it. */
export const QuantityField = (props: QuantityFieldProps) => {
  const { value, onChange, min = 1, max } = props
  const step = (by: number) => {
    const next = Math.max(min, (value ?? min - by) + by)
    onChange(max === undefined ? next : Math.min(max, next))
  }
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <span className="ca-input-frame ca-quantity">
          <input
            {...control}
            ref={props.ref}
            className="bp6-input ca-input"
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            value={value === null ? '' : String(value)}
            disabled={props.disabled}
            onFocus={(event) => {
              event.currentTarget.select()
            }}
            onChange={(event) => {
              const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, MAX_DIGITS)
              onChange(digits === '' ? null : Number(digits))
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
                event.preventDefault()
                step(event.key === 'ArrowUp' ? 1 : -1)
              }
              if (event.key === 'Enter' && !event.ctrlKey && props.onEnter !== undefined) {
                event.preventDefault()
                props.onEnter()
              }
            }}
          />
          {props.unit === undefined ? null : <span className="ca-quantity-unit">{props.unit}</span>}
        </span>
      )}
    </Field>
  )
}
