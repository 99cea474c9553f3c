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
import { useWide } from '../../app/use-wide.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { useConsultaQuery } from '../../store/api.ts'
import { failureText } from '../../store/call.ts'
import { Beside } from '../../kit/dialog/beside.ts'
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
import { useSides } from './consulta/use-sides.ts'
import './consulta/consulta.css'
import './consulta/split.css'

const OrderingDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('../../workspaces/ordering/ordering-dialog.tsx')).OrderingDialog })),
)

const loadOrdering = () =>
  Promise.all([
    import('../../workspaces/ordering/ordering-dialog.tsx'),
    import('../../workspaces/procedures/procedures-workspace.tsx'),
  ])

/** When the dialog goes away the keyboard is back at the button of its name, whatever opened it. */
const useFocusAfter = (button: RefObject<HTMLButtonElement | null>, isOpen: boolean): void => {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [button, isOpen])
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
  const wide = useWide()
  const isBeside = wide && dialog.isOpen && blocked === null
  const isOver = dialog.isOpen && !isBeside
  // What was ordered meanwhile is of the record too.
  const { page, beside, button, toBeside } = useSides(isBeside, draft.refresh)
  useFocusAfter(button, isOver)
  const writes = draft.view?.escribe === true
  // Who comes straight to the orders does not wait for the record that is under them.
  const [seen, setSeen] = useState(!isOver)
  // oxlint-disable-next-line react/set-state-in-render -- the documented way to keep something of an earlier render
  if (!isOver && !seen) setSeen(true)
  const close = (): void => {
    dialog.close()
    draft.refresh()
  }
  const order = (): void => (isBeside ? toBeside() : dialog.open())
  useLetter('o', () => {
    if (blocked === null && !isOver) order()
  })
  const ordering = (
    <Suspense>
      <OrderingDialog
        consultaId={consultation.id}
        docked={isBeside}
        asked={dialog.asked}
        onShow={dialog.show}
        onClose={close}
      />
    </Suspense>
  )
  return (
    <>
      <div className={`ca-consult-page${isBeside ? ' ca-consult-split' : ''}`} ref={page} inert={isOver}>
        <div className="ca-consult-band">
          <AllergiesBand consultation={consultation} isCovered={isOver} />
        </div>
        <div className="ca-consult-note">
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
                ref={button}
                // Who writes the record has another main button: the one that ends it, or that of its note.
                kind={writes || readOnly !== null || isBeside ? 'outlined' : 'filled'}
                keys="O"
                {...(wide ? {} : { hasPopup: 'dialog' as const })}
                reason={blocked}
                onClick={order}
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
              <Beside value={isBeside}>
                <RecordWorkspace
                  consultation={consultation}
                  draft={draft}
                  onOrder={blocked === null && readOnly === null ? dialog.open : undefined}
                >
                  <ConsultationDetails consultation={consultation} />
                </RecordWorkspace>
              </Beside>
            </Suspense>
          ) : (
            <RecordOpening />
          )}
        </div>
        {isBeside ? (
          <div className="ca-consult-beside" ref={beside}>
            {ordering}
          </div>
        ) : null}
      </div>
      {isOver && blocked === null ? ordering : null}
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
