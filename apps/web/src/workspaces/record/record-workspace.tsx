/** The clinical record of a consultation: typed by its professional, read by others, locked once finalised. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { fromComponents } from '@cauce/domain/clinical-record/record-components'
import { recordBlockedBy } from '@cauce/domain/clinical-record/record-writer'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { Suspense, useState, type ReactNode } from 'react'
import { today } from '../../app/today.ts'
import { OpenRecord } from './open-record.tsx'
import { OrdersPart, type OpenOrders } from './orders-part.tsx'
import type { RecordDraftState } from './record-draft-state.ts'
import { AfterFoot, LockedRecord, ResultsRail } from './record-later.tsx'
import { RecordOpening } from './record-opening.tsx'
import { RecordReading } from './record-reading.tsx'
import './record.css'
import './record-fields.css'
import './record-foot.css'
import './record-narrow.css'

export interface RecordWorkspaceProps {
  readonly consultation: Consultation
  readonly draft: RecordDraftState
  /** Opens the ordering dialog; left out where nothing may be ordered. */
  readonly onOrder?: OpenOrders | undefined
  /** What is known of the consultation, after its record. */
  readonly children: ReactNode
}

/** Age on the day of the consultation: the figures are of that day. */
const personOf = ({ afiliado, fecha_hora, conocido }: Consultation) => ({
  edad: completedYears(afiliado.fecha_nacimiento, bogotaDate(Date.parse(fecha_hora))),
  sexo: afiliado.sexo,
  gestante: (conocido?.gestacion ?? null) !== null,
  diabetes: conocido?.diabetes === true,
})

const OthersRecord = ({ consultation, draft }: Pick<RecordWorkspaceProps, 'consultation' | 'draft'>) => (
  <Card title="Historia clínica" note={<StatusChip tone="waiting" label="Sin finalizar" />}>
    <p className="rec-locked-by">
      La escribe <strong>{consultation.medico.nombre}</strong>. Esto es lo que lleva escrito.
    </p>
    <RecordReading record={fromComponents(draft.components)} person={personOf(consultation)} />
  </Card>
)

const Shown = (props: RecordWorkspaceProps) => {
  const { consultation, draft, onOrder, children } = props
  const { view, state } = draft
  const person = personOf(consultation)
  const blocked = recordBlockedBy(consultation.estado_id)
  const [ended, setEnded] = useState(false)
  // oxlint-disable-next-line react/set-state-in-render -- the documented way to keep something of an earlier render
  if (draft.finalising && !ended) setEnded(true)
  if (state === 'failed')
    return (
      <>
        <Card title="Historia clínica">
          <FailedState title={draft.error ?? 'La historia clínica no se pudo abrir.'} onRetry={draft.retry} />
        </Card>
        {children}
      </>
    )
  if (view === null || state === 'loading') return <RecordOpening />
  if (state === 'open' && view.escribe && blocked === null)
    return (
      <OpenRecord consultation={consultation} draft={draft} person={person} onOrder={onOrder}>
        {children}
      </OpenRecord>
    )
  return (
    <div className="rec-parts">
      {state === 'finalised' ? (
        <LockedRecord
          view={view}
          ended={ended}
          person={person}
          leftOver={draft.leftOver}
          dismissLeftOver={draft.dismissLeftOver}
          onNoted={draft.refresh}
        />
      ) : blocked === null ? (
        <OthersRecord consultation={consultation} draft={draft} />
      ) : (
        <Card title="Historia clínica">
          <EmptyState title={blocked} />
        </Card>
      )}
      <OrdersPart lines={view.ordenes ?? []} leaves={view.incapacidades ?? []} onOrder={onOrder} />
      <Suspense>
        <ResultsRail consultation={consultation} />
      </Suspense>
      {children}
      {view.escribe && view.finalizada !== null && bogotaDate(Date.parse(view.finalizada.at)) === today() ? (
        <Suspense>
          <AfterFoot
            consultaId={view.consulta_id}
            medicoId={consultation.medico.id}
            at={view.finalizada.at}
            hasPapers={(view.ordenes ?? []).length + (view.incapacidades ?? []).length > 0}
            ended={ended}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

export const RecordWorkspace = (props: RecordWorkspaceProps) => (
  <Suspense fallback={<RecordOpening />}>
    <Shown {...props} />
  </Suspense>
)
