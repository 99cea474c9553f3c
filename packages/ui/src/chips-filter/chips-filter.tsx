import { agreed } from '@cauce/domain/text/agreed'
import { groupThousands } from '@cauce/domain/text/format'
import { ToneShape, type Tone } from '../status-chip/status-chip.tsx'
import './chips-filter.css'

export interface ChipsFilterOption<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A figure, or what is said of many. */
  readonly count?: number | string
  /** Of a chip that is a state: its shape. */
  readonly tone?: Tone
}

export interface ChipsFilterProps<Value extends string> {
  readonly label: string
  readonly options: readonly ChipsFilterOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One row of pills, the chosen one filled; on a phone it scrolls sideways. */
export const ChipsFilter = <Value extends string>({ label, options, value, onChange }: ChipsFilterProps<Value>) => (
  <fieldset className="ca-pills" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className="ca-pill"
        aria-pressed={option.value === value}
        onClick={() => {
          onChange(option.value)
        }}
      >
        {option.tone === undefined ? null : (
          <span className={`ca-pill-shape ca-pill-${option.tone}`}>
            <ToneShape tone={option.tone} />
          </span>
        )}
        {option.count === undefined ? null : (
          <strong>{typeof option.count === 'string' ? option.count : groupThousands(option.count)}</strong>
        )}{' '}
        {option.count === undefined ? option.label : agreed(String(option.count) === '1' ? 1 : 2, option.label)}
      </button>
    ))}
  </fieldset>
)
