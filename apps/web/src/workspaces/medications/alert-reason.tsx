/** The reason for going on: one of the list and, as the gravity asks, own words; the nearest stop to the verbs for the keyboard. */
import { MAX_CHECK_REASON, type Severity } from '@cauce/domain/medication/check'
import {
  MIN_REASON,
  OFFERED_REASONS,
  REASONS,
  ownWordsFor,
  reasonParts,
  reasonText,
  type ReasonFor,
} from '@cauce/domain/medication/reason'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'

export interface AlertReasonProps {
  readonly label: string
  readonly reasonFor: readonly ReasonFor[]
  /** The gravest of what is answered; a check that was not made asks as a moderate finding does. */
  readonly severity: Severity
  /** The whole reason: what was chosen and what was typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | null
  readonly disabled?: boolean
}

/** Room that the sentence of the list leaves to the own words. */
const LONGEST_CHOICE = Math.max(...Object.values(REASONS).map(({ length }) => length)) + 2

const askedWords = (severity: Severity): string => {
  const letters = ownWordsFor(severity)
  return letters === null ? `O en sus palabras, mínimo ${MIN_REASON} letras` : `Obligatorio, mínimo ${letters} letras`
}

export const AlertReason = (props: AlertReasonProps) => {
  const { label, reasonFor, severity, value, onChange, error, disabled = false } = props
  const { codigo, texto } = reasonParts(value)
  const offered = [...new Set(reasonFor.flatMap((each) => OFFERED_REASONS[each]))]
  return (
    <div className="alt-reason">
      <fieldset className="alt-quick" aria-label="Motivos de la lista" disabled={disabled}>
        {[...offered.filter((code) => code !== 'otra'), 'otra' as const].map((code) => (
          <button
            key={code}
            type="button"
            className="alt-quick-reason"
            aria-pressed={code === codigo}
            onClick={() => onChange(reasonText({ codigo: code === codigo ? null : code, texto }))}
          >
            {REASONS[code]}
          </button>
        ))}
      </fieldset>
      <TextAreaField
        label={label}
        placeholder={askedWords(severity)}
        value={texto}
        onChange={(text) => onChange(reasonText({ codigo, texto: text }))}
        error={error}
        maxLength={MAX_CHECK_REASON - LONGEST_CHOICE}
        rows={2}
        disabled={disabled}
      />
    </div>
  )
}
