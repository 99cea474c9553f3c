/** Earlier orders of a procedure for the same affiliate. @fuente spec 2 §3, §9 */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import type { OrderHistoryRow } from '@cauce/domain/procedure/procedure'
import { groupThousands } from '@cauce/domain/text/format'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { usePages } from '../orders/use-pages.ts'

const COLUMNS: readonly Column<OrderHistoryRow>[] = [
  {
    key: 'orden',
    title: 'Orden',
    card: 'top',
    cell: ({ orden_id }) => <span className="pro-code">{groupThousands(orden_id)}</span>,
  },
  {
    key: 'vigencia',
    title: 'Vigente desde',
    card: 'labelled',
    cell: ({ fecha_vigencia }) => <span className="pro-date">{formatDate(fecha_vigencia)}</span>,
  },
  { key: 'cantidad', title: 'Cant.', align: 'right', card: 'labelled', cell: ({ cantidad }) => cantidad },
  { key: 'sede', title: 'Se realiza en', cell: ({ rep_nombre }) => rep_nombre ?? UNROUTED_WARNING },
  {
    key: 'estado',
    title: 'Estado',
    card: 'state',
    cell: ({ estado, estado_id }) => <StatusChip tone={statusTone(estado_id)} label={estado} />,
  },
]

export interface HistoryTableProps {
  readonly rows: readonly OrderHistoryRow[]
  readonly loading?: boolean
  readonly failure?: string
  readonly onRetry?: () => void
}

export const HistoryTable = ({ rows, loading = false, failure, onRetry }: HistoryTableProps) => {
  const { shown, pager } = usePages(rows)
  return (
    <DataTable
      caption="Órdenes anteriores del procedimiento"
      columns={COLUMNS}
      rows={shown}
      rowKey={({ orden_id, fecha_vigencia, estado_id, cantidad }) =>
        `${orden_id} ${fecha_vigencia} ${estado_id} ${cantidad}`
      }
      state={failure === undefined ? (loading ? 'loading' : 'ready') : 'failed'}
      failure={failure}
      onRetry={onRetry}
      skeletonRows={2}
      empty={<EmptyState title="No se ha ordenado antes" />}
      pager={pager}
    />
  )
}
