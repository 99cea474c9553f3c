/** Everything that happened, by day, the newest first: the timeline in words. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { TimelineDay } from '@cauce/domain/clinical-record/history-timeline'
import type { TimelineEntry } from '@cauce/domain/clinical-record/timeline-entry'
import { hasPermission } from '@cauce/domain/session/permission'
import { Action } from '@cauce/ui/action/action'
import { MarkShape } from '@cauce/ui/history-lanes/mark-shape'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useUser } from '../../actors/session.ts'
import { entryPlace } from './entry-place.ts'

/** Days that are shown at first, and by each press. */
const DAYS_SHOWN = 30

/** Id of an entry in the page, by which the drawing goes to it. */
export const entryId = ({ clase, id }: Pick<TimelineEntry, 'clase' | 'id'>): string => `his-${clase}-${id}`

const Entry = ({ entry }: { readonly entry: TimelineEntry }) => {
  const user = useUser()
  const [here] = useSearchParams()
  const { to, permission, verb } = entryPlace(entry, here)
  return (
    <li id={entryId(entry)} tabIndex={-1} className={`his-entry his-entry-${entry.clase}`}>
      <span className="his-entry-hour">{entry.hora ?? '—'}</span>
      <MarkShape clase={entry.clase} />
      <span className="his-entry-words">
        <strong className={entry.anulada ? 'his-void' : undefined}>{entry.titulo}</strong>
        {entry.detalle === '' ? null : <span className="ca-second">{entry.detalle}</span>}
      </span>
      {hasPermission(user, permission) ? (
        <Link to={to} aria-label={`${verb}: ${entry.titulo}, ${formatDate(entry.fecha)}`}>
          {verb}
        </Link>
      ) : null}
    </li>
  )
}

interface HistoryDaysProps {
  readonly days: readonly TimelineDay[]
  /** An entry that must be in sight, whatever how far down. */
  readonly reach: TimelineEntry | null
}

export const HistoryDays = ({ days, reach }: HistoryDaysProps) => {
  const [asked, setAsked] = useState(DAYS_SHOWN)
  const reached = reach === null ? 0 : days.findIndex(({ fecha }) => fecha === reach.fecha) + 1
  const count = Math.max(asked, reached)
  const left = days.length - count
  return (
    <div className="his-days">
      {days.slice(0, count).map(({ fecha, dia, entradas }) => (
        <section key={fecha} className="his-day" aria-label={dia}>
          <h3>{dia}</h3>
          <ol>
            {entradas.map((entry) => (
              <Entry key={entryId(entry)} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {left <= 0 ? null : (
        <Action onClick={() => setAsked(count + DAYS_SHOWN)}>
          {left === 1 ? 'Ver un día más' : `Ver ${Math.min(left, DAYS_SHOWN)} días más`}
        </Action>
      )}
    </div>
  )
}
