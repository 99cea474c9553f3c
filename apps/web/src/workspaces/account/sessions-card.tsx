/** The open sessions of one's own account. */
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { timeAgo } from '@cauce/domain/calendar/relative'
import type { Session } from '@cauce/contract/cuenta'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import { EndSessionDialog, type Ending } from './end-session-dialog.tsx'
import { useNow } from './use-now.ts'
import './account.css'

type OpenSession = typeof Session.Type

interface SessionRowProps {
  readonly session: OpenSession
  readonly nowMs: number
  readonly onEnd: () => void
}

const SessionRow = ({ session, nowMs, onEnd }: SessionRowProps) => (
  <li className="acc-session">
    <div className="acc-session-words">
      <p className="acc-session-device">
        <strong>{session.equipo}</strong>
        {session.actual ? <StatusChip tone="ok" label="Esta sesión" /> : null}
      </p>
      <p className="ca-second">
        Última actividad {timeAgo(Date.parse(session.ultima_actividad_at), nowMs)} ·{' '}
        {formatDateTime(session.ultima_actividad_at)}
      </p>
      <p className="ca-second">
        Desde el {formatDateTime(session.creada_at)} · {session.ip ?? 'dirección desconocida'}
      </p>
    </div>
    {session.actual ? null : (
      <Action
        onClick={onEnd}
        label={`Cerrar la sesión de ${session.equipo}, abierta desde el ${formatDateTime(session.creada_at)}`}
      >
        Cerrar
      </Action>
    )}
  </li>
)

export interface SessionsCardProps {
  readonly sessions: readonly OpenSession[]
}

export const SessionsCard = ({ sessions }: SessionsCardProps) => {
  const nowMs = useNow()
  const [ending, setEnding] = useState<Ending | null>(null)
  const others = sessions.filter(({ actual }) => !actual)
  const shown = [...sessions.filter(({ actual }) => actual), ...others]
  return (
    <Card
      title="Sesiones abiertas"
      note={String(sessions.length)}
      actions={
        others.length === 0 ? null : (
          <Action kind="danger" onClick={() => setEnding({ others: others.length })}>
            {others.length === 1 ? 'Cerrar la otra' : `Cerrar las otras ${others.length}`}
          </Action>
        )
      }
      flush
    >
      <ul className="acc-sessions" aria-label="Sesiones abiertas">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} nowMs={nowMs} onEnd={() => setEnding({ session })} />
        ))}
      </ul>
      <EndSessionDialog ending={ending} onClose={() => setEnding(null)} />
    </Card>
  )
}
