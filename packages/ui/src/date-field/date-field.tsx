import { CalendarIcon } from '@blueprintjs/icons'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { Field, type FieldError } from '../field/field.tsx'
import './date-field.css'

export interface DateFieldProps {
  readonly label: string
  /** `2026-11-21`, or empty. */
  readonly value: CalendarDate
  readonly onChange: (value: string) => void
  readonly min?: CalendarDate
  readonly max?: CalendarDate
  readonly hint?: string
  readonly error?: FieldError
  readonly disabled?: boolean
  readonly labelHidden?: boolean
  readonly onEnter?: () => void
}

/**
 * The system's own date control (keyboard, finger and reader work). While it is not being edited it reads like every other
 * date of the product: `21 nov 2026`.
 */
export const DateField = (props: DateFieldProps) => (
  <Field label={props.label} hint={props.hint} error={props.error} labelHidden={props.labelHidden}>
    {(control) => (
      <span className={`ca-input-frame ca-date${props.value === '' ? '' : ' ca-date-filled'}`}>
        <CalendarIcon />
        <input
          {...control}
          className="bp6-input ca-input"
          type="date"
          lang="es-CO"
          value={props.value}
          min={props.min}
          max={props.max}
          disabled={props.disabled}
          onChange={(event) => {
            props.onChange(event.currentTarget.value)
          }}
          onClick={(event) => {
            if (!props.disabled && 'showPicker' in event.currentTarget) event.currentTarget.showPicker()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || props.onEnter === undefined) return
            event.preventDefault()
            props.onEnter()
          }}
        />
        {props.value === '' ? null : (
          <span className="ca-date-words" aria-hidden="true">
            {formatDate(props.value)}
          </span>
        )}
      </span>
    )}
  </Field>
)
