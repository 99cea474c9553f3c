/** "21 nov 2026, 07:24 · Guardado en este equipo hace 3 s". */
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keptStatus, onKept } from '../../kit/draft/kept.ts'

const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_S = 3_600

/** How long ago, in the largest whole unit: `hace 3 s`, `hace 2 min`, `hace 1 h`. */
export const agoText = (seconds: number): string => {
  if (seconds < MINUTE_S) return `hace ${Math.max(0, Math.floor(seconds))} s`
  return seconds < HOUR_S ? `hace ${Math.floor(seconds / MINUTE_S)} min` : `hace ${Math.floor(seconds / HOUR_S)} h`
}

export interface SavedNoteProps {
  /** Instant of the consultation. */
  readonly consultedAt: string
}

export const SavedNote = ({ consultedAt }: SavedNoteProps) => {
  const { at, failed } = useSyncExternalStore(onKept, keptStatus)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (at === null) return undefined
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => window.clearInterval(timer)
  }, [at])
  return (
    <span className="ord-saved">
      {formatDateTime(consultedAt)}
      {failed ? (
        <strong className="ord-saved-failed"> · Este navegador no deja guardar lo que escribe</strong>
      ) : at === null ? null : (
        ` · Guardado en este equipo ${agoText((Math.max(now, at) - at) / SECOND_MS)}`
      )}
    </span>
  )
}
