/** The parts of the record at the left, each with how it stands; a strip on a phone. */
import { KeyCommandIcon, TickIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { ToneShape } from '@cauce/ui/status-chip/status-chip'
import { useEffect, useRef, type RefObject } from 'react'
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

/** On a narrow screen the index is a strip: the part in which the cursor is stays in sight of it. */
const useCurrentInSight = (current: PartId | null): RefObject<HTMLElement | null> => {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = strip.current
    const part = nav?.querySelector('[aria-current="true"]')
    if (current === null || !nav || !(part instanceof HTMLElement)) return
    const beyond = part.getBoundingClientRect().left - nav.getBoundingClientRect().left
    nav.scrollLeft += beyond - (nav.clientWidth - part.offsetWidth) / 2
  }, [current])
  return strip
}

export const RecordIndex = ({ stateOf, current, onGo, onHelp }: RecordIndexProps) => (
  <nav ref={useCurrentInSight(current)} className="rec-index" aria-label="Secciones de la historia">
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
