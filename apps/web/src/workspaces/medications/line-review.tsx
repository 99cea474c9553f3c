/** The findings of an ordered line that nobody answered, with the reason for which it goes on. Nothing where there are none. */
import type { CheckKind } from '@cauce/domain/medication/check'
import { worstOf } from '@cauce/domain/medication/reason'
import { KNOWN_SINCE } from '@cauce/domain/medication/standing-review'
import { AlertFinding } from './alert-finding.tsx'
import { AlertReason } from './alert-reason.tsx'
import type { LineReviewState } from './use-line-review.ts'
import './alerts.css'

const kindsOf = ({ findings }: LineReviewState): readonly CheckKind[] => [
  ...new Set(findings.map(({ comprobacion }) => comprobacion)),
]

export interface LineReviewProps {
  readonly review: LineReviewState
  readonly disabled?: boolean
}

export const LineReview = ({ review, disabled = false }: LineReviewProps) => {
  const { findings, codesumiId, motivo, error, write } = review
  if (findings.length === 0) return null
  return (
    <section className="alt-body alt-review" aria-label="Por revisar" role="alert">
      <p>
        <strong>{KNOWN_SINCE}</strong>
      </p>
      {findings.map((finding) => (
        <AlertFinding key={finding.clave} finding={finding} addedId={codesumiId} />
      ))}
      <AlertReason
        label="¿Por qué sigue? Queda en la orden y en la auditoría"
        reasonFor={kindsOf(review)}
        severity={worstOf(findings)}
        value={motivo}
        onChange={write}
        error={error}
        disabled={disabled}
      />
    </section>
  )
}
