import { allergySummary } from '@cauce/domain/affiliate/allergies'
import { ageLabel, listName } from '@cauce/domain/affiliate/display-name'
import { WarningSignIcon } from '@blueprintjs/icons'
import { formatTime } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { consultationTone, isStillAhead, openingVerb } from '@cauce/domain/consultation/agenda'
import { lateWords } from '@cauce/domain/consultation/lateness'
import type { AgendaRow } from '@cauce/domain/consultation/consultation'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { Link } from 'react-router-dom'
import { useAgendaQuery } from '../../store/api.ts'
import { failureText } from '../../store/call.ts'
import { NOT_OPENED, useOpenConsultation } from '../panelMedico/atencion/use-open-consultation.ts'

const AGENDA = '/panelMedico/atencion'
const WHOLE_DAY = 100
const NEXT = 5

interface NextRowProps {
  readonly row: AgendaRow
  readonly now: number
  readonly opening: ReturnType<typeof useOpenConsultation>
}

const Allergies = ({ row }: { readonly row: AgendaRow }) => {
  const { kind, text } = allergySummary(row.afiliado.alergias)
  if (kind === 'unknown') return <StatusChip tone="unknown" label={text} />
  return kind === 'none' ? (
    <span className="ca-second">{text}</span>
  ) : (
    <span className="ca-home-allergies">
      <WarningSignIcon size={16} />
      <strong>
        <span className="ca-hidden">Alergias: </span>
        {text}
      </strong>
    </span>
  )
}

const NextRow = ({ row, now, opening }: NextRowProps) => (
  <li className="ca-home-row">
    <span className="ca-home-hour">{formatTime(row.fecha_hora)}</span>
    <span className="ca-home-who">
      <strong>{listName(row.afiliado)}</strong>
      <span className="ca-second">
        {ageLabel(row.afiliado.edad_cumplida)} · {row.afiliado.sexo} · {row.motivo}
      </span>
    </span>
    <Allergies row={row} />
    <span className="ca-home-state">
      <StatusChip tone={consultationTone(row.estado_id)} label={row.estado.nombre} />
      <span className="ca-second">{lateWords(row, now)}</span>
    </span>
    <Action small busy={opening.busyId === row.id} onClick={() => void opening.open(row.id)}>
      {openingVerb(row.estado_id)}
    </Action>
  </li>
)

interface DayGlanceProps {
  readonly today: CalendarDate
  /** The server's clock; 0 until it is known. */
  readonly now: number
}

/** How many consultations the day has in each state, and which come next. */
export const DayGlance = ({ today, now }: DayGlanceProps) => {
  const { data, error, refetch } = useAgendaQuery(
    { body: { fecha: today, por_pagina: WHOLE_DAY } },
    { refetchOnMountOrArgChange: true },
  )
  const opening = useOpenConsultation()
  if (error !== undefined && data === undefined) {
    return (
      <Card>
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      </Card>
    )
  }
  const next = data?.data.filter(({ estado_id }) => isStillAhead(estado_id)).slice(0, NEXT)
  return (
    <>
      <ul className="ca-home-counts" aria-label="Consultas de hoy por estado">
        {data === undefined ? (
          <li className="ca-home-count">
            <Skeleton width="60px" height="52px" />
          </li>
        ) : (
          data.por_estado.map(({ estado_id, nombre, total }) => (
            <li key={estado_id} className="ca-home-count">
              <Link to={`${AGENDA}?estado=${estado_id}`}>
                <strong>{total}</strong> {nombre}
              </Link>
            </li>
          ))
        )}
      </ul>
      {opening.failure === null ? null : (
        <Card>
          <FailedState title={opening.failure} text={NOT_OPENED} />
        </Card>
      )}
      <Card title="Siguientes consultas" actions={<Link to={AGENDA}>Ver todas</Link>} flush>
        {next === undefined ? (
          <div className="ca-home-waiting">
            <output className="ca-hidden">Cargando las siguientes consultas</output>
            <Skeleton lines={NEXT} height="36px" />
          </div>
        ) : next.length === 0 ? (
          <EmptyState title="No quedan consultas por atender hoy" />
        ) : (
          <ul className="ca-home-rows">
            {next.map((row) => (
              <NextRow key={row.id} row={row} now={now} opening={opening} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
