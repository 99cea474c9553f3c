/** One finding of the dialog of a line: its number and gravity, what may happen, what is usually done, how it is known, where its answer stands. @fuente ui 22 */
import { LightbulbIcon } from '@blueprintjs/icons'
import type { Finding } from '@cauce/domain/medication/check'
import { severityWord } from '@cauce/domain/medication/check-words'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useId, type ReactNode } from 'react'
import { Pair } from './alert-finding.tsx'
import type { FindingState } from './alert-questions.ts'

export interface AlertCardProps {
  readonly finding: Finding
  readonly numero: number
  /** The drug of the line that is being added. */
  readonly addedId: number
  /** What the dialog says already: it is not said twice. */
  readonly said: string
  /** Null: nothing is asked about it. */
  readonly state: FindingState | null
  /** Its reason is the one that is being written. */
  readonly current: boolean
  /** What can be done about it. */
  readonly children?: ReactNode
}

export const AlertCard = ({ finding, numero, addedId, said, state, current, children }: AlertCardProps) => {
  const titleId = useId()
  const { severidad, conducta, medicamentos, fuente } = finding
  const [titulo, detalle] =
    finding.titulo === said && finding.detalle !== null ? [finding.detalle, null] : [finding.titulo, finding.detalle]
  const { tone, label } = severityWord(severidad)
  return (
    <li className={`gate-card gate-card-${tone}${current ? ' gate-card-current' : ''}`} aria-labelledby={titleId}>
      <div className="gate-card-head">
        <span className="gate-number" aria-hidden="true">
          {numero}
        </span>
        <StatusChip tone={tone} label={label} />
        <h3 id={titleId}>{titulo}</h3>
      </div>
      <div className="gate-card-body">
        {medicamentos.length > 1 ? <Pair drugs={medicamentos} addedId={addedId} /> : null}
        {detalle === null ? null : <p>{detalle}</p>}
        {conducta === null ? null : (
          <div className="alt-conduct gate-conduct">
            <LightbulbIcon />
            <p>
              <strong>Qué suele hacerse</strong> {conducta}
            </p>
          </div>
        )}
        {fuente === null || fuente === '' ? null : <p className="ca-second">Por qué lo sabe: {fuente}</p>}
        {state === null ? null : (
          <div className="gate-card-state">
            <StatusChip tone={state.tone} label={state.label} />
            {children}
          </div>
        )}
      </div>
    </li>
  )
}
