/** `/panelMedico/atencion/:consultaId`: the opened consultation, from where one orders. @fuente spec 2 §2 */
import { ChevronLeftIcon } from '@blueprintjs/icons'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { consultationTone } from '@cauce/domain/consultation/agenda'
import { orderingBlockedBy } from '@cauce/domain/consultation/consultation-status'
import { whyNothingIsOrdered } from '@cauce/domain/consultation/consultation-writer'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { CONSULTATION_LOAD_ERROR } from '@cauce/domain/procedure/messages'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { loadPage } from '../../app/load-page.ts'
import { useNextStep } from '../../app/next-step.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { useConsultaQuery } from '../../store/api.ts'
import { failureText } from '../../store/call.ts'
import { RecordWorkspace } from '../../workspaces/record/record-later.tsx'
import { RecordOpening } from '../../workspaces/record/record-opening.tsx'
import { useRecordDraft } from '../../workspaces/record/use-record-draft.ts'
import { listPlace } from './atencion/list-place.ts'
import { AllergiesBand } from './consulta/allergies-band.tsx'
import { ActingLine } from './consulta/acting-line.tsx'
import { ConsultationDetails } from './consulta/consultation-details.tsx'
import { HistoryLink } from './consulta/history-link.tsx'
import { ReferLink } from './consulta/refer-link.tsx'
import { useLetter } from './consulta/use-letter.ts'
import { useOrderingDialog } from './consulta/use-ordering-dialog.ts'
import './consulta/consulta.css'

const OrderingDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('../../workspaces/ordering/ordering-dialog.tsx')).OrderingDialog })),
)

const loadOrdering = () =>
  Promise.all([
    import('../../workspaces/ordering/ordering-dialog.tsx'),
    import('../../workspaces/procedures/procedures-workspace.tsx'),
  ])

/** When the dialog goes away the keyboard is back at the button of its name, whatever opened it. */
const useFocusAfter = (isOpen: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

interface OpenedProps {
  readonly consultation: Consultation
}

const Opened = ({ consultation }: OpenedProps) => {
  const { afiliado, estado_id, estado, motivo, tipo_consulta, fecha_hora } = consultation
  const dialog = useOrderingDialog()
  const draft = useRecordDraft(consultation.id)
  const readOnly = whyNothingIsOrdered(consultation)
  const blocked = orderingBlockedBy(estado_id)
  const orderButton = useFocusAfter(dialog.isOpen)
  const writes = draft.view?.escribe === true
  // Who comes straight to the orders does not wait for the record that is under them.
  const [seen, setSeen] = useState(!dialog.isOpen)
  // oxlint-disable-next-line react/set-state-in-render -- the documented way to keep something of an earlier render
  if (!dialog.isOpen && !seen) setSeen(true)
  const close = (): void => {
    dialog.close()
    // What was ordered meanwhile is of the record too.
    draft.refresh()
  }
  useLetter('o', () => {
    if (blocked === null && !dialog.isOpen) dialog.open()
  })
  return (
    <>
      <div className="ca-consult-page" inert={dialog.isOpen}>
        <div className="ca-consult-band">
          <AllergiesBand consultation={consultation} isCovered={dialog.isOpen} />
        </div>
        <header className="ca-consult-head">
          <div>
            <h1>{motivo}</h1>
            <p className="ca-second">
              {tipo_consulta.nombre} · {formatDateTime(fecha_hora)}
            </p>
            <ActingLine consultation={consultation} />
          </div>
          <StatusChip tone={consultationTone(estado_id)} label={estado.nombre} />
          <span className="ca-consult-act">
            <HistoryLink affiliateId={afiliado.id} />
            {readOnly === null ? <ReferLink consultaId={consultation.id} /> : null}
            <Action
              ref={orderButton}
              // Who writes the record has another main button: the one that ends it, or that of its note.
              kind={writes || readOnly !== null ? 'outlined' : 'filled'}
              keys="O"
              hasPopup="dialog"
              reason={blocked}
              onClick={() => dialog.open()}
            >
              {readOnly === null ? 'Ordenar' : 'Ver órdenes'}
            </Action>
          </span>
        </header>
        {readOnly === null ? null : (
          <p className="ca-consult-read-only" role="note">
            {readOnly}
          </p>
        )}
        {seen ? (
          <Suspense fallback={<RecordOpening />}>
            <RecordWorkspace
              consultation={consultation}
              draft={draft}
              onOrder={blocked === null && readOnly === null ? dialog.open : undefined}
            >
              <ConsultationDetails consultation={consultation} />
            </RecordWorkspace>
          </Suspense>
        ) : (
          <RecordOpening />
        )}
      </div>
      {dialog.isOpen && blocked === null ? (
        <Suspense>
          <OrderingDialog consultaId={consultation.id} asked={dialog.asked} onShow={dialog.show} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}

const Consulta = () => {
  useNextStep(loadOrdering)
  const { consultaId = '' } = useParams()
  const id = /^[1-9]\d{0,8}$/u.test(consultaId) ? Number(consultaId) : 0
  const { data, error, refetch } = useConsultaQuery({ params: { id } }, { refetchOnMountOrArgChange: true })
  const { state } = useLocation()
  const list = listPlace(state)
  usePageTitle(data === undefined ? 'Consulta' : data.afiliado.nombre_completo)
  return (
    <div className="ca-consult">
      <Link className="ca-consult-back" to={`/panelMedico/atencion${list.filtros}`} state={{ texto: list.texto }}>
        <ChevronLeftIcon /> Consultas
      </Link>
      {data === undefined ? <h1 className="ca-hidden">Consulta</h1> : null}
      {data !== undefined ? (
        <Opened consultation={data} />
      ) : error === undefined ? (
        <Card>
          <output className="ca-hidden">Cargando la consulta</output>
          <Skeleton lines={6} height="24px" />
        </Card>
      ) : (
        <Card>
          <FailedState title={failureText(error) || CONSULTATION_LOAD_ERROR} onRetry={() => void refetch()} />
        </Card>
      )}
    </div>
  )
}

export default Consulta
