/** The reason for going on: one of the list and, as the gravity asks, own words; the nearest stop to the verbs for the keyboard. */
import { TickIcon } from '@blueprintjs/icons'
import { MAX_CHECK_REASON, type Severity } from '@cauce/domain/medication/check'
import {
  MIN_REASON,
  OFFERED_REASONS,
  REASONS,
  lettersIn,
  ownWordsFor,
  reasonError,
  reasonParts,
  reasonText,
  type ReasonFor,
} from '@cauce/domain/medication/reason'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'

export interface AlertReasonProps {
  /** Of what it is the reason, above the list; it is then marked what of it is written. */
  readonly title?: string
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

const countWords = (severity: Severity, texto: string): string | undefined => {
  const letters = ownWordsFor(severity)
  return texto === '' || letters === null ? undefined : `${lettersIn(texto)} letras, mínimo ${letters}`
}

/** Whether a part of the reason is written, drawn beside it; in words it is in the foot. */
const Mark = ({ done, numero }: { readonly done: boolean; readonly numero: number }) => (
  <span className={`gate-mark${done ? ' gate-mark-done' : ''}`} aria-hidden="true">
    {done ? <TickIcon size={14} /> : numero}
  </span>
)

export const AlertReason = (props: AlertReasonProps) => {
  const { title, label, reasonFor, severity, value, onChange, error, disabled = false } = props
  const { codigo, texto } = reasonParts(value)
  const offered = [...new Set(reasonFor.flatMap((each) => OFFERED_REASONS[each]))]
  const enough = reasonError(severity, value) === null
  const isMarked = title !== undefined
  return (
    <div className={`alt-reason${isMarked ? ' gate-reason' : ''}`}>
      {isMarked ? <Mark done={codigo !== null || enough} numero={1} /> : null}
      <fieldset className="alt-quick" aria-label={title ?? 'Motivos de la lista'} disabled={disabled}>
        {isMarked ? <legend>{title}</legend> : null}
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
      {isMarked ? <Mark done={enough} numero={2} /> : null}
      <TextAreaField
        label={label}
        placeholder={askedWords(severity)}
        hint={countWords(severity, texto)}
        value={texto}
        onChange={(text) => onChange(reasonText({ codigo, texto: text }))}
        error={error}
        maxLength={MAX_CHECK_REASON - LONGEST_CHOICE}
        rows={isMarked ? 4 : 2}
        disabled={disabled}
      />
    </div>
  )
}
