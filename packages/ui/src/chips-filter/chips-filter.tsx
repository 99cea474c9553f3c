import './chips-filter.css'

export interface ChipsFilterOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly count?: number
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
        {option.count === undefined ? null : <strong>{option.count}</strong>} {option.label}
      </button>
    ))}
  </fieldset>
)
