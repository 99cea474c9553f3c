import { documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { formatTime } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { consultationTone, isStillAhead } from '@cauce/domain/consultation/agenda'
import type { AgendaRow } from '@cauce/domain/consultation/consultation'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { Link } from 'react-router-dom'
import { useAgendaQuery } from '../../store/api.ts'
import { failureText } from '../../store/call.ts'

const AGENDA = '/panelMedico/atencion'
const WHOLE_DAY = 100
const NEXT = 5

const NextRow = ({ row }: { readonly row: AgendaRow }) => (
  <li className="ca-home-row">
    <span className="ca-home-hour">{formatTime(row.fecha_hora)}</span>
    <span className="ca-home-who">
      <Link to={`${AGENDA}/${row.id}`}>{listName(row.afiliado)}</Link>
      <span className="ca-second">
        {documentLabel(row.afiliado.tipo_documento_codigo, row.afiliado.numero_documento)} · {row.motivo}
      </span>
    </span>
    <StatusChip tone={consultationTone(row.estado_id)} label={row.estado.nombre} />
  </li>
)

interface DayGlanceProps {
  readonly today: CalendarDate
}

/** How many consultations the day has in each state, and which come next. */
export const DayGlance = ({ today }: DayGlanceProps) => {
  const { data, error, refetch } = useAgendaQuery(
    { query: { fecha: today, por_pagina: WHOLE_DAY } },
    { refetchOnMountOrArgChange: true },
  )
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
      <Card title="Siguientes consultas" actions={<Link to={AGENDA}>Ver todas</Link>} flush>
        {next === undefined ? (
          <div className="ca-home-waiting" role="status" aria-label="Cargando las siguientes consultas">
            <Skeleton lines={NEXT} height="36px" />
          </div>
        ) : next.length === 0 ? (
          <EmptyState title="No quedan consultas por atender hoy" />
        ) : (
          <ul className="ca-home-rows">
            {next.map((row) => (
              <NextRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
