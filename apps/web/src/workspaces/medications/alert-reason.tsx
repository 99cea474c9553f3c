/** The reason for going on: quick ones fill the field, which is the nearest stop to the verbs for the keyboard. */
import { MAX_CHECK_REASON, MIN_REASON } from '@cauce/domain/medication/check'
import { QUICK_REASONS, withQuickReason, type ReasonFor } from '@cauce/domain/medication/quick-reasons'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'

export interface AlertReasonProps {
  readonly label: string
  readonly reasonFor: ReasonFor
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | null
  readonly disabled?: boolean
}

export const AlertReason = (props: AlertReasonProps) => {
  const { label, reasonFor, value, onChange, error, disabled = false } = props
  const offered = QUICK_REASONS[reasonFor]
  return (
    <div className="alt-reason">
      <fieldset className="alt-quick" aria-label="Motivos frecuentes" disabled={disabled}>
        {offered.map((reason) => (
          <button
            key={reason}
            type="button"
            className="alt-quick-reason"
            aria-pressed={value.includes(reason)}
            onClick={() => onChange(withQuickReason(value, reason, offered))}
          >
            {reason}
          </button>
        ))}
      </fieldset>
      <TextAreaField
        label={label}
        placeholder={`Obligatorio, mínimo ${MIN_REASON} letras`}
        value={value}
        onChange={onChange}
        error={error}
        maxLength={MAX_CHECK_REASON}
        rows={2}
        disabled={disabled}
      />
    </div>
  )
}
