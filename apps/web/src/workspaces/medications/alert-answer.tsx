/** If one goes on with the line: the reason of each item, and the life of the signature that another professional will have to give. @fuente ui 22 */
import { REASON_REPEATED, REASONS, reasonParts, reasonText } from '@cauce/domain/medication/reason'
import { SIGNATURE_NOTICE } from '@cauce/domain/medication/second-signature'
import { Action } from '@cauce/ui/action/action'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { isVital, questionTitle, type Question } from './alert-questions.ts'
import { AlertReason } from './alert-reason.tsx'

export interface AlertAnswerProps {
  readonly questions: readonly Question[]
  readonly current: Question
  readonly disabled: boolean
  readonly onChange: (question: Question, motivo: string) => void
}

/** The reason of another finding, where it is enough for this one too. */
const sameReason = (questions: readonly Question[], current: Question): Question | undefined =>
  current.motivo.trim() !== ''
    ? undefined
    : questions.find(
        ({ comprobacion, lacks, left, unmade }) =>
          comprobacion !== current.comprobacion && lacks === null && !left && unmade === current.unmade,
      )

const STEPS = ['Se pide al ordenar', 'La abre otro profesional', 'La firma o la devuelve'] as const

const vitalReason = ({ motivo }: Question): string =>
  reasonText({ codigo: 'urgencia_vital', texto: reasonParts(motivo).texto })

const isChosenVital = ({ motivo }: Question): boolean => reasonParts(motivo).codigo === 'urgencia_vital'

/** The signature is asked for when the line is ordered; who is alone says so here, with own words in each finding. */
const Signature = ({ questions, disabled, onChange }: Omit<AlertAnswerProps, 'current'>) => {
  const signed = questions.filter((question) => question.signed)
  if (signed.length === 0) return null
  const alone = signed.every(isVital)
  return (
    <section className="gate-signature" aria-label="Segunda firma, de otro profesional">
      <h4>Segunda firma, de otro profesional</h4>
      <StatusChip tone="waiting" label={alone ? 'Urgencia vital: sigue sin esperarla' : 'Se pide al ordenar'} />
      {alone ? null : (
        <ol className="gate-life" aria-label="Cómo va la firma">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p className="ca-second">{SIGNATURE_NOTICE}</p>
      {signed.every(isChosenVital) ? null : (
        <Action
          kind="quiet"
          small
          disabled={disabled}
          onClick={() => signed.forEach((question) => onChange(question, vitalReason(question)))}
        >
          {`${REASONS.urgencia_vital}: no puedo esperarla`}
        </Action>
      )}
    </section>
  )
}

export const AlertAnswer = ({ questions, current, disabled, onChange }: AlertAnswerProps) => {
  const same = sameReason(questions, current)
  return (
    <section className="gate-answer" aria-label="Si sigue con la orden">
      <h3>Si sigue con la orden</h3>
      <p className="ca-second">Lo que escriba queda en la orden, en la fórmula y en la auditoría.</p>
      <AlertReason
        key={current.comprobacion}
        title={questionTitle(current)}
        label="Explíquelo en sus palabras"
        reasonFor={current.unmade && current.leavable ? ['no_verificada'] : [current.comprobacion]}
        severity={current.severidad}
        value={current.motivo}
        onChange={(motivo) => onChange(current, motivo)}
        error={current.lacks === REASON_REPEATED ? REASON_REPEATED : null}
        disabled={disabled}
      />
      {same === undefined ? null : (
        <Action kind="quiet" small disabled={disabled} onClick={() => onChange(current, same.motivo)}>
          {`Usar el mismo motivo del hallazgo ${same.numeros[0]}`}
        </Action>
      )}
      <Signature questions={questions} disabled={disabled} onChange={onChange} />
    </section>
  )
}
