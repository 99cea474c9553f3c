/** 'Órdenes activas' of medications: five a page, each with its site, its state, its checks and what can be done with it. @fuente spec 2 §2 */
import { today } from '../../app/today.ts'
import { ACTIVE_ORDERS_ERROR } from '@cauce/domain/medication/messages'
import type { ActiveMedicationLine } from '@cauce/domain/medication/order-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { groupThousands } from '@cauce/domain/text/format'
import { Card } from '@cauce/ui/card/card'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { orderDocument } from '../../actors/documents.ts'
import { savePdf } from '../../actors/open-pdf.ts'
import { useMedicamentosActivosQuery } from '../../store/medicamentos-api.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { useLast } from '../../kit/dialog/use-last.ts'
import { useRescuedFocus } from '../../kit/dialog/use-rescued-focus.ts'
import { useDocumentOnce } from '../orders/use-document-once.ts'
import { activeColumns } from './active-columns.tsx'
import type { ActiveDialog } from './active-dialogs.tsx'
import { ORDER_ROWS, usePages } from '../orders/use-pages.ts'
import './prescribed.css'

const ActiveDialogs = lazy(() =>
  loadPage(async () => ({ default: (await import('./active-dialogs.tsx')).ActiveDialogs })),
)

const NO_LINES: readonly ActiveMedicationLine[] = []

/** A line that was stopped has lost its buttons: the focus goes on at the first one of the table. */
const useFocusInTable = (table: RefObject<HTMLElement | null>, moment: string | null): void => {
  const home = useRef<HTMLElement>(null)
  useEffect(() => {
    home.current = table.current?.querySelector('button') ?? null
  })
  useRescuedFocus(moment, home)
}

export interface ActiveMedicationsProps {
  readonly consultaId: number
  /** The line goes to the form; the one that comes out of it takes its place. */
  readonly onChange: (line: ActiveMedicationLine) => void
}

export const ActiveMedications = ({ consultaId, onChange }: ActiveMedicationsProps) => {
  const [dialog, setDialog] = useState<ActiveDialog | null>(null)
  const asked = useLast(dialog)
  const table = useRef<HTMLDivElement>(null)
  useFocusInTable(table, dialog === null && asked !== null ? `${asked.kind} ${asked.line.id}` : null)
  const fetchDocument = useDocumentOnce()
  const hoy = today()
  const {
    data: lines = NO_LINES,
    error,
    isLoading,
    isError,
    refetch,
  } = useMedicamentosActivosQuery(
    { params: { consultaId } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  const open = (kind: ActiveDialog['kind']) => (line: ActiveMedicationLine) => setDialog({ kind, line })
  const { shown, pager } = usePages(lines)
  const columns = activeColumns({
    today: hoy,
    onState: open('state'),
    onSite: open('site'),
    onChecks: open('checks'),
    onEmail: open('email'),
    onStop: open('stop'),
    onChange,
    onDownload: (line) =>
      fetchDocument(`orden_${line.orden_id}.pdf`, () => orderDocument(OrderType.medications, line), savePdf),
  })
  return (
    <Card
      title="Órdenes activas"
      note={lines.length === 0 ? undefined : `${groupThousands(lines.length)}, de a ${ORDER_ROWS} por página`}
      flush
    >
      <div className="rx-active" ref={table}>
        <DataTable
          caption="Órdenes activas"
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          state={isLoading ? 'loading' : isError && lines.length === 0 ? 'failed' : 'ready'}
          failure={error === undefined ? undefined : ACTIVE_ORDERS_ERROR}
          onRetry={() => void refetch()}
          skeletonRows={ORDER_ROWS}
          empty={
            <EmptyState
              title="Sin medicamentos activos"
              text="Lo que ordene aparecerá aquí, con su sede y su estado."
            />
          }
          pager={pager}
        />
      </div>
      <DialogLayer>
        {asked === null ? null : (
          <Suspense>
            <ActiveDialogs dialog={dialog} consultaId={consultaId} today={hoy} onClose={() => setDialog(null)} />
          </Suspense>
        )}
      </DialogLayer>
    </Card>
  )
}
