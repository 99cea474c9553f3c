/** A figure that may have a decimal, typed with a comma or a point, with its unit after it. */
import { Field, type FieldError } from '@cauce/ui/field/field'
import { useState, type Ref } from 'react'
import '@cauce/ui/quantity-field/quantity-field.css'

export interface DecimalFieldProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly unit?: string
  readonly hint?: string
  readonly error?: FieldError
  readonly disabled?: boolean
  readonly onEnter?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

const WRITTEN = /^\d{0,9}(?:[.,]\d{0,4})?$/u

const valueOf = (text: string): number | null => {
  const value = Number(text.replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}

export const DecimalField = (props: DecimalFieldProps) => {
  const { value, onChange, unit, onEnter } = props
  const [typed, setTyped] = useState('')
  const shown = valueOf(typed) === value ? typed : value === null ? '' : String(value).replace('.', ',')
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <span className="ca-input-frame ca-quantity">
          <input
            {...control}
            ref={props.ref}
            className="bp6-input ca-input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            disabled={props.disabled}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              const text = event.currentTarget.value
              if (!WRITTEN.test(text)) return
              setTyped(text)
              onChange(valueOf(text))
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || onEnter === undefined) return
              event.preventDefault()
              onEnter()
            }}
          />
          {unit === undefined ? null : <span className="ca-quantity-unit">{unit}</span>}
        </span>
      )}
    </Field>
  )
}
