import { useId } from 'react'
import { errorText, type FieldError } from '../field/field.tsx'
import './segmented.css'

export interface SegmentedOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

export interface SegmentedProps<Value extends string> {
  /** The question. */
  readonly label: string
  readonly options: readonly SegmentedOption<Value>[]
  /** Empty or null: not answered yet. Nothing is answered beforehand. */
  readonly value: Value | '' | null
  readonly onChange: (value: Value) => void
  readonly hint?: string
  readonly error?: FieldError
  readonly disabled?: boolean
  /** `row`: question left, answers right. `stacked`: answers under it. On a phone a long question stacks by itself. */
  readonly layout?: 'row' | 'stacked'
}

/** A question with two or three answers, all of them in sight: a group of radio buttons, moved with the arrow keys. */
export const Segmented = <Value extends string>(props: SegmentedProps<Value>) => {
  const name = useId()
  const message = errorText(props.error)
  const note = message ?? props.hint
  return (
    <div
      className={`ca-segmented ca-segmented-${props.layout ?? 'row'}${message === null ? '' : ' ca-segmented-wrong'}`}
      role="radiogroup"
      aria-labelledby={`${name}-pregunta`}
      aria-invalid={message === null ? undefined : true}
      aria-describedby={note ? `${name}-nota` : undefined}
    >
      <div className="ca-segmented-line">
        <span id={`${name}-pregunta`} className="ca-segmented-question">
          {props.label}
        </span>
        <span className="ca-segmented-options">
          {props.options.map(({ value, label, disabled }) => (
            <label key={value} className="ca-segmented-option">
              <input
                className="ca-hidden"
                type="radio"
                name={name}
                value={value}
                checked={props.value === value}
                disabled={props.disabled === true || disabled === true}
                onChange={() => {
                  props.onChange(value)
                }}
              />
              <span>{label}</span>
            </label>
          ))}
        </span>
      </div>
      {note ? (
        <p id={`${name}-nota`} className={message === null ? 'ca-field-hint' : 'ca-field-error'}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
