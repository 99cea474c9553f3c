/** 'Órdenes activas': five a page, each with its site, its state, and what can be done with it. @fuente spec 2 §2 */
import { HistoryIcon } from '@blueprintjs/icons'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useOrdenesActivasQuery } from '../../store/api.ts'
import { failureText } from '../../store/call.ts'
import { ActiveSite, ActiveState } from '../orders/active-cells.tsx'
import { LineDocuments } from '../orders/line-documents.tsx'
import { LineConsent } from './line-consent.tsx'
import { ProcedureName } from './procedure-name.tsx'
import { ORDER_ROWS, usePages } from '../orders/use-pages.ts'

interface LineActs {
  readonly onState: (line: ActiveProcedureLine) => void
  readonly onSite: (line: ActiveProcedureLine) => void
  readonly onConsent: (line: ActiveProcedureLine) => void
  readonly onOpenConsent: (line: ActiveProcedureLine) => void
  readonly onDownload: (line: ActiveProcedureLine) => void
  readonly onEmail: (line: ActiveProcedureLine) => void
}

const columnsOf = (acts: LineActs): readonly Column<ActiveProcedureLine>[] => [
  {
    key: 'orden',
    title: 'Orden',
    width: '88px',
    card: 'top',
    cell: ({ orden_id }) => <span className="pro-code">{groupThousands(orden_id)}</span>,
  },
  {
    key: 'descripcion',
    title: 'Descripción',
    card: 'title',
    cell: (line) => (
      <>
        <p className="pro-active-name">
          <span className="pro-code">{line.cup.codigo}</span> · <ProcedureName nombre={line.cup.nombre} />
        </p>
        <LineConsent line={line} onSign={() => acts.onConsent(line)} onOpen={() => acts.onOpenConsent(line)} />
      </>
    ),
  },
  {
    key: 'cantidad',
    title: 'Cant.',
    width: '64px',
    align: 'right',
    card: 'labelled',
    cell: ({ cantidad }) => cantidad,
  },
  {
    key: 'vence',
    title: 'Vigente hasta',
    width: '116px',
    card: 'labelled',
    cell: ({ fecha_vencimiento }) => <span className="pro-date">{formatDate(fecha_vencimiento)}</span>,
  },
  {
    key: 'sede',
    title: 'Se realiza en',
    width: '26%',
    cell: (line) => (
      <ActiveSite line={line} direccionar={lineActions(line).direccionar} onSite={() => acts.onSite(line)} />
    ),
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '178px',
    card: 'state',
    cell: (line) => <ActiveState line={line} onState={() => acts.onState(line)} />,
  },
  {
    key: 'acciones',
    title: '',
    label: 'Documentos',
    width: '132px',
    card: 'action',
    cell: (line) => (
      <LineDocuments
        line={line}
        name={line.cup.nombre}
        onDownload={() => acts.onDownload(line)}
        onEmail={() => acts.onEmail(line)}
      />
    ),
  },
]

export interface ActiveOrdersProps extends LineActs {
  readonly consultaId: number
  readonly onHistory: () => void
}

export const ActiveOrders = ({ consultaId, onHistory, ...acts }: ActiveOrdersProps) => {
  const { data, error, isLoading, refetch } = useOrdenesActivasQuery(
    { params: { consultaId } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  const lines = data ?? []
  const { shown, pager } = usePages(lines)
  return (
    <Card
      title="Órdenes activas"
      note={lines.length === 0 ? undefined : `${lines.length}, de a ${ORDER_ROWS} por página`}
      flush
      actions={
        <Action kind="quiet" icon={<HistoryIcon />} hasPopup="dialog" onClick={onHistory}>
          Historia
        </Action>
      }
    >
      <DataTable
        caption="Órdenes activas"
        columns={columnsOf(acts)}
        rows={shown}
        rowKey={({ id }) => id}
        state={isLoading ? 'loading' : error !== undefined && data === undefined ? 'failed' : 'ready'}
        failure={error === undefined ? undefined : failureText(error)}
        onRetry={() => void refetch()}
        skeletonRows={ORDER_ROWS}
        empty={<EmptyState title="Sin órdenes activas" text="Lo que ordene aparecerá aquí, con su sede y su estado." />}
        pager={pager}
      />
    </Card>
  )
}
