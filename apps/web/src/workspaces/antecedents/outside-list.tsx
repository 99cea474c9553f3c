/** What the patient takes that was not ordered here, in words: each with who said it, or why there is none. */
import type { Antecedents } from '@cauce/contract/antecedentes-filas'
import { NOT_ASKED, NOTHING_ELSE, outsideInWords } from '@cauce/domain/antecedents/outside-words'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { today } from '../../app/today.ts'
import './antecedents.css'

type Known = Pick<Antecedents, 'tomas' | 'tomas_preguntadas' | 'respuestas_tomas'>

const CANNOT_COMPARE = 'No se puede comparar'

/** The newest answer that nothing else is taken. */
const Denied = ({ known }: { readonly known: Known }) => {
  const denied = known.respuestas_tomas.find(({ cerrada }) => cerrada === null)
  if (denied === undefined) return known.tomas_preguntadas ? <p className="ca-second">Ya no toma nada de eso.</p> : null
  return (
    <p>
      {NOTHING_ELSE}{' '}
      <span className="ca-second">
        {denied.por ?? 'Sin autor conocido'} · {formatDateTime(denied.registrada)}
      </span>
    </p>
  )
}

const OutsideList = ({ known }: { readonly known: Known }) => {
  const taken = known.tomas.filter(({ toma_hoy }) => toma_hoy)
  if (!known.tomas_preguntadas) return <StatusChip tone="unknown" label={NOT_ASKED} />
  if (taken.length === 0) return <Denied known={known} />
  return (
    <ul className="ant-list" aria-label="Lo demás que toma">
      {taken.map((each) => (
        <li key={each.id} className="ant-recorded">
          <div className="ant-recorded-words">
            <strong>{each.nombre}</strong>
            {each.comparable ? null : <StatusChip tone="unknown" label={CANNOT_COMPARE} />}
            <p className="ca-second">{outsideInWords(each, today())}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export interface OutsideReadProps {
  /** Undefined: it is on its way, or could not be read. */
  readonly known: Known | undefined
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** A part of a larger screen: where it cannot be read it says so beside everything else, which goes on. */
export const OutsideRead = ({ known, isFailed, onRetry }: OutsideReadProps) => {
  if (known !== undefined) return <OutsideList known={known} />
  if (!isFailed) return <Skeleton lines={1} />
  return (
    <div className="ant-row">
      <StatusChip tone="unknown" label="No se pudo leer lo demás que toma" />
      <Action small onClick={onRetry}>
        Leerlo otra vez
      </Action>
    </div>
  )
}
