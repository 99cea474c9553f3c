/** The parts of the record at the left, each with how it stands; a strip on a phone. */
import { KeyCommandIcon, TickIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { ToneShape } from '@cauce/ui/status-chip/status-chip'
import { RECORD_PARTS, type PartId, type PartState } from './record-parts.ts'

export interface RecordIndexProps {
  readonly stateOf: (id: PartId) => PartState
  /** The part in which the cursor is. */
  readonly current: PartId | null
  readonly onGo: (id: PartId) => void
  readonly onHelp: () => void
}

const missingWords = (faltan: number): string => (faltan === 1 ? 'falta 1' : `faltan ${faltan}`)

const Mark = ({ estado, faltan }: PartState) => {
  if (estado === 'missing')
    return (
      <span className="rec-index-mark rec-index-missing">
        <ToneShape tone="waiting" /> {missingWords(faltan)}
      </span>
    )
  if (estado === 'empty') return <span className="rec-index-mark">vacío</span>
  return (
    <span className="rec-index-mark rec-index-written">
      <TickIcon size={14} />
      <span className="ca-hidden">con datos</span>
    </span>
  )
}

export const RecordIndex = ({ stateOf, current, onGo, onHelp }: RecordIndexProps) => (
  <nav className="rec-index" aria-label="Secciones de la historia">
    <p className="rec-index-title" aria-hidden="true">
      Historia clínica
    </p>
    <ul>
      {RECORD_PARTS.map(({ id, titulo }) => (
        <li key={id}>
          <button
            type="button"
            className="rec-index-part"
            aria-current={id === current ? 'true' : undefined}
            onClick={() => onGo(id)}
          >
            <span className="rec-index-name">{titulo}</span>
            <Mark {...stateOf(id)} />
          </button>
        </li>
      ))}
    </ul>
    <span className="rec-index-help">
      <Action kind="quiet" small icon={<KeyCommandIcon size={14} />} keys="?" hasPopup="dialog" onClick={onHelp}>
        Atajos
      </Action>
    </span>
  </nav>
)
