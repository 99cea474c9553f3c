/** The findings of a line, numbered, the gravest first; what only informs is folded. @fuente ui 22 */
import { proposalInWords, type DoseProposal } from '@cauce/domain/medication/dose-proposal'
import type { AlertLine } from '@cauce/machines/medication-alert/types'
import { Action } from '@cauce/ui/action/action'
import { AlertCard } from './alert-card.tsx'
import { AlertFinding } from './alert-finding.tsx'
import { findingState, type Gate, type Question } from './alert-questions.ts'

export interface AlertFindingsProps {
  readonly gate: Gate
  readonly line: AlertLine
  readonly said: string
  /** The question that is being answered; null: nothing is asked. */
  readonly current: Question | null
  readonly disabled: boolean
  readonly onWrite: (question: Question) => void
  /** Left out: the line cannot be changed from here. */
  readonly onMend?: ((proposal: DoseProposal) => void) | undefined
}

export const AlertFindings = (props: AlertFindingsProps) => {
  const { gate, line, said, current, disabled, onWrite, onMend } = props
  const { asks, informs, questions } = gate
  return (
    <div className="gate-found">
      <ol className="gate-list">
        {asks.map(({ numero, finding }) => {
          const question = current === null ? undefined : questions.find(({ numeros }) => numeros.includes(numero))
          const { propuesta } = finding
          const isCurrent = question !== undefined && question.comprobacion === current?.comprobacion
          return (
            <AlertCard
              key={finding.clave}
              finding={finding}
              numero={numero}
              addedId={line.codesumi.id}
              said={said}
              state={question === undefined ? null : findingState(finding, question)}
              current={isCurrent && questions.length > 1}
            >
              {question === undefined || isCurrent ? null : (
                <Action
                  small
                  keys={String(numero)}
                  label={`Escribir el motivo del hallazgo ${numero}`}
                  disabled={disabled}
                  onClick={() => onWrite(question)}
                >
                  {question.lacks === null ? 'Cambiarlo' : 'Escribirlo'}
                </Action>
              )}
              {propuesta === undefined || onMend === undefined ? null : (
                <Action small keys="P" disabled={disabled} onClick={() => onMend(propuesta)}>
                  {proposalInWords(line, propuesta)}
                </Action>
              )}
            </AlertCard>
          )
        })}
      </ol>
      {informs.length === 0 ? null : (
        <details className="gate-informs">
          <summary>
            {informs.length === 1 ? '1 aviso que solo informa' : `${informs.length} avisos que solo informan`}
          </summary>
          {informs.map((finding) => (
            <AlertFinding key={finding.clave} finding={finding} addedId={line.codesumi.id} said={said} />
          ))}
        </details>
      )}
    </div>
  )
}
