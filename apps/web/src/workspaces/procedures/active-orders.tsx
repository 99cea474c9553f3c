/** 'Órdenes activas': five a page, each with its site, its state, and what can be done with it. @fuente spec 2 §2 */
import { HistoryIcon } from '@blueprintjs/icons'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { RoutingCell } from '@cauce/ui/routing-cell/routing-cell'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import { useOrdenesActivasQuery } from '../../store/api.ts'
import { failureText } from '../../store/call.ts'
import { LineDocuments } from '../orders/line-documents.tsx'
import { LineConsent } from './line-consent.tsx'
import { ProcedureName } from './procedure-name.tsx'

/** Rows a page. @fuente spec 2 §2 */
const ACTIVE_PAGE_SIZE = 5

interface LineActs {
  readonly onState: (line: ActiveProcedureLine) => void
  readonly onSite: (line: ActiveProcedureLine) => void
  readonly onConsent: (line: ActiveProcedureLine) => void
  readonly onOpenConsent: (line: ActiveProcedureLine) => void
  readonly onDownload: (line: ActiveProcedureLine) => void
  readonly onEmail: (line: ActiveProcedureLine) => void
}

/** What can be changed says why it is so; what cannot, why not. The state of the line tells the rest. */
const Site = ({ line, acts }: { readonly line: ActiveProcedureLine; readonly acts: LineActs }) => {
  const { direccionar } = lineActions(line)
  return (
    <RoutingCell
      site={line.rep?.nombre ?? null}
      reason={direccionar.puede ? line.motivo_direccionamiento : direccionar.porQueNo}
      automatic={line.direccionamieno_automatico}
      onChange={direccionar.puede ? () => acts.onSite(line) : undefined}
    />
  )
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
  { key: 'sede', title: 'Se realiza en', width: '26%', cell: (line) => <Site line={line} acts={acts} /> },
  {
    key: 'estado',
    title: 'Estado',
    width: '178px',
    card: 'state',
    cell: (line) => (
      <StatusChip
        tone={statusTone(line.estado_id)}
        label={line.estado.nombre}
        describe="Ver la vida de la orden"
        onClick={() => acts.onState(line)}
      />
    ),
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
  const [page, setPage] = useState(1)
  const { data, error, isLoading, refetch } = useOrdenesActivasQuery(
    { params: { consultaId } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  const lines = data ?? []
  const pages = Math.max(1, Math.ceil(lines.length / ACTIVE_PAGE_SIZE))
  const at = Math.min(page, pages)
  return (
    <Card
      title="Órdenes activas"
      note={lines.length === 0 ? undefined : `${lines.length}, de a ${ACTIVE_PAGE_SIZE} por página`}
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
        rows={lines.slice((at - 1) * ACTIVE_PAGE_SIZE, at * ACTIVE_PAGE_SIZE)}
        rowKey={({ id }) => id}
        state={isLoading ? 'loading' : error !== undefined && data === undefined ? 'failed' : 'ready'}
        failure={error === undefined ? undefined : failureText(error)}
        onRetry={() => void refetch()}
        skeletonRows={ACTIVE_PAGE_SIZE}
        empty={<EmptyState title="Sin órdenes activas" text="Lo que ordene aparecerá aquí, con su sede y su estado." />}
        pager={pages === 1 ? undefined : { page: at, size: ACTIVE_PAGE_SIZE, total: lines.length, onPage: setPage }}
      />
    </Card>
  )
}
