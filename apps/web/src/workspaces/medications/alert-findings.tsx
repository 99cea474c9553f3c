/** What there is to answer of a line, numbered, the gravest first; what only informs is folded. @fuente ui 22 */
import type { CheckKind } from '@cauce/domain/medication/check'
import { proposalInWords, type DoseProposal } from '@cauce/domain/medication/dose-proposal'
import type { AlertLine } from '@cauce/machines/medication-alert/types'
import { Action } from '@cauce/ui/action/action'
import { AlertCard, CardState } from './alert-card.tsx'
import { AlertFinding } from './alert-finding.tsx'
import { AlertGap } from './alert-gap.tsx'
import { itemState, questionOfItem, type AlertItem, type Gate, type Question } from './alert-questions.ts'
import { checkNames } from './alert-words.ts'

export interface AlertFindingsProps {
  readonly gate: Gate
  readonly line: AlertLine
  /** What is clean, in words; null: nothing. */
  readonly clean: string | null
  /** The question that is being answered; null: nothing is asked. */
  readonly current: Question | null
  readonly disabled: boolean
  readonly onWrite: (question: Question) => void
  readonly onAgain: (comprobacion: CheckKind) => void
  readonly onLeave: (comprobacion: CheckKind) => void
  /** Left out: the line cannot be changed from here. */
  readonly onMend?: ((proposal: DoseProposal) => void) | undefined
}

type StateProps = Pick<AlertFindingsProps, 'line' | 'disabled' | 'onWrite' | 'onLeave' | 'onMend'> & {
  readonly item: AlertItem
  readonly question: Question
  readonly isCurrent: boolean
}

/** Where the answer of an item stands, and what can be done about it. */
const ItemState = ({ item, question, isCurrent, line, disabled, onWrite, onLeave, onMend }: StateProps) => {
  const { numero } = item
  const propuesta = 'finding' in item ? item.finding.propuesta : undefined
  return (
    <CardState state={itemState(item, question)}>
      {isCurrent ? null : (
        <Action small keys={String(numero)} disabled={disabled} onClick={() => onWrite(question)}>
          {question.lacks === null && !question.left ? 'Cambiarlo' : 'Escribirlo'}
          <span className="ca-hidden"> (motivo del hallazgo {numero})</span>
        </Action>
      )}
      {'gap' in item && question.leavable && !question.left ? (
        <Action
          kind="quiet"
          small
          label={`Dejarla pendiente: ${checkNames(item.gap.checks)}`}
          disabled={disabled}
          onClick={() => onLeave(question.comprobacion)}
        >
          Dejarla pendiente
        </Action>
      ) : null}
      {propuesta === undefined || onMend === undefined ? null : (
        <Action small keys="P" disabled={disabled} onClick={() => onMend(propuesta)}>
          {proposalInWords(line, propuesta)}
        </Action>
      )}
    </CardState>
  )
}

export const AlertFindings = (props: AlertFindingsProps) => {
  const { gate, line, clean, current, disabled, onAgain } = props
  const { items, informs, questions } = gate
  return (
    <div className="gate-found">
      <ol className="gate-list">
        {items.map((item) => {
          const { numero } = item
          const question = current === null ? undefined : questionOfItem(gate, item)
          const isCurrent = question !== undefined && question.comprobacion === current?.comprobacion
          const frame = { numero, current: isCurrent && questions.length > 1 }
          const answer =
            question === undefined ? null : (
              <ItemState {...props} item={item} question={question} isCurrent={isCurrent} />
            )
          return 'gap' in item ? (
            <AlertGap
              key={`sin ${item.gap.comprobacion}`}
              {...frame}
              gap={item.gap}
              disabled={disabled}
              onAgain={onAgain}
            >
              {answer}
            </AlertGap>
          ) : (
            <AlertCard key={item.finding.clave} {...frame} finding={item.finding} addedId={line.codesumi.id}>
              {answer}
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
            <AlertFinding key={finding.clave} finding={finding} addedId={line.codesumi.id} />
          ))}
        </details>
      )}
      {clean === null ? null : <p className="ca-second">{clean}</p>}
    </div>
  )
}
