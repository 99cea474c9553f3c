/** One item of the dialog of a line: its number and gravity, what may happen, what is usually done, how it is known, where its answer stands. @fuente ui 22 */
import { LightbulbIcon } from '@blueprintjs/icons'
import type { Finding } from '@cauce/domain/medication/check'
import { severityWord } from '@cauce/domain/medication/check-words'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import { useId, type ReactNode } from 'react'
import { Pair } from './alert-finding.tsx'
import type { FindingState } from './alert-questions.ts'
import { FOUND_SENTENCES } from './alert-words.ts'

interface CardFrameProps {
  readonly numero: number
  readonly tone: Tone
  readonly label: string
  readonly title: string
  /** Its reason is the one that is being written. */
  readonly current: boolean
  readonly children: ReactNode
}

export const CardFrame = ({ numero, tone, label, title, current, children }: CardFrameProps) => {
  const titleId = useId()
  return (
    <li className={`gate-card gate-card-${tone}${current ? ' gate-card-current' : ''}`} aria-labelledby={titleId}>
      <div className="gate-card-head">
        <span className="gate-number" aria-hidden="true">
          {numero}
        </span>
        <StatusChip tone={tone} label={label} />
        <h3 id={titleId}>{title}</h3>
      </div>
      <div className="gate-card-body">{children}</div>
    </li>
  )
}

export const CardState = ({ state, children }: { readonly state: FindingState; readonly children?: ReactNode }) => (
  <div className="gate-card-state">
    <StatusChip tone={state.tone} label={state.label} />
    {children}
  </div>
)

export interface AlertCardProps extends Pick<CardFrameProps, 'numero' | 'current'> {
  readonly finding: Finding
  /** The drug of the line that is being added. */
  readonly addedId: number
  /** Where its answer stands, and what can be done about it. */
  readonly children?: ReactNode
}

export const AlertCard = ({ finding, addedId, children, ...frame }: AlertCardProps) => {
  const { comprobacion, severidad, conducta, medicamentos, fuente, titulo, detalle } = finding
  const said = FOUND_SENTENCES[comprobacion] ?? titulo
  return (
    <CardFrame {...frame} {...severityWord(severidad)} title={said}>
      {medicamentos.length > 1 ? <Pair drugs={medicamentos} addedId={addedId} /> : null}
      {titulo === said ? null : <p>{titulo}</p>}
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
      {children}
    </CardFrame>
  )
}
