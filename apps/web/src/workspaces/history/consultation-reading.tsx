/** One consultation to be read: its record with its notes, what was ordered in it and the leaves that it gave. */
import { ChevronLeftIcon } from '@blueprintjs/icons'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { bogotaDate, formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { consultationTone } from '@cauce/domain/consultation/agenda'
import type { HistoryAffiliate } from '@cauce/domain/history/rows'
import { HISTORY_DOCUMENT_SENT } from '@cauce/domain/history/whole-record-text'
import { HISTORY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { recordDocument, sendRecord } from '../../actors/documents.ts'
import { failureText } from '../../store/call.ts'
import { useHistoricoConsultaQuery } from '../../store/historico-api.ts'
import { RecordReading } from '../record/record-reading.tsx'
import { DocumentActs, type HistoryDocument } from './document-acts.tsx'
import { LeavesOf, OrdersOf } from './consultation-parts.tsx'

type Read = NonNullable<ReturnType<typeof useHistoricoConsultaQuery>['currentData']>

const OPEN_RECORD = 'La historia sigue abierta'
const NEVER_WRITTEN = 'Nadie escribió la historia de esta consulta.'
const ONLY_WHEN_FINALISED = 'Se lee cuando su profesional la finalice. Lo que escribe mientras tanto es suyo.'

const documentOf = ({ id: consultaId, motivo }: Read['consulta'], day: string): HistoryDocument => ({
  permission: HISTORY_PERMISSION,
  name: `la historia del ${day}`,
  kind: 'la historia',
  of: motivo,
  fileName: `historia_${consultaId}.pdf`,
  note: day,
  done: HISTORY_DOCUMENT_SENT,
  fetch: () => recordDocument(consultaId),
  send: (sending) => sendRecord(consultaId, sending),
})

interface RecordCardProps {
  readonly read: Read
  readonly affiliate: HistoryAffiliate
}

const RecordCard = ({ read: { consulta, registro }, affiliate }: RecordCardProps) => {
  const day = bogotaDate(Date.parse(consulta.fecha_hora))
  const { historia, finalizada, notas } = registro
  if (historia === null) {
    return (
      <Card title="Historia clínica">
        <EmptyState
          title={consulta.historia === null ? NEVER_WRITTEN : OPEN_RECORD}
          text={consulta.historia === null ? undefined : ONLY_WHEN_FINALISED}
        />
      </Card>
    )
  }
  const person = { edad: completedYears(affiliate.fecha_nacimiento, day), sexo: affiliate.sexo }
  return (
    <Card
      title="Historia clínica"
      note={finalizada === null ? undefined : `Finalizada por ${finalizada.por}, ${formatDateTime(finalizada.at)}`}
      actions={<DocumentActs wide document={documentOf(consulta, formatDate(day))} email={affiliate.correo} />}
    >
      <RecordReading record={historia} person={person} notas={notas} />
    </Card>
  )
}

const Opened = ({ read, affiliate }: RecordCardProps) => {
  const { consulta, ordenes, incapacidades } = read
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <header className="his-read-head">
        <div>
          <h2 ref={title} tabIndex={-1}>
            {consulta.motivo}
          </h2>
          <p className="ca-second">
            {[
              consulta.tipo_consulta.nombre,
              formatDateTime(consulta.fecha_hora),
              consulta.medico.nombre,
              consulta.rep?.nombre,
            ]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </p>
        </div>
        <StatusChip tone={consultationTone(consulta.estado_id)} label={consulta.estado.nombre} />
      </header>
      <RecordCard read={read} affiliate={affiliate} />
      <OrdersOf lines={ordenes} email={affiliate.correo} />
      <LeavesOf leaves={incapacidades} email={affiliate.correo} />
    </>
  )
}

interface ConsultationReadingProps {
  readonly affiliate: HistoryAffiliate
  readonly consultaId: number
  /** Address of what was left. */
  readonly back: string
}

export const ConsultationReading = ({ affiliate, consultaId, back }: ConsultationReadingProps) => {
  const { currentData, error, refetch } = useHistoricoConsultaQuery(
    { params: { id: consultaId } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <Link className="his-back" to={back}>
        <ChevronLeftIcon /> Volver a la historia
      </Link>
      {currentData === undefined ? (
        <Card>
          {error === undefined ? (
            <output aria-label="Cargando la consulta">
              <Skeleton lines={6} height="24px" />
            </output>
          ) : (
            <FailedState title={failureText(error)} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : currentData.afiliado.id === affiliate.id ? (
        <Opened key={consultaId} read={currentData} affiliate={affiliate} />
      ) : (
        <Card>
          <EmptyState title="Esta consulta es de otro afiliado" text="La dirección mezcla dos historias." />
        </Card>
      )}
    </>
  )
}
