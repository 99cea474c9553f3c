import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { amountInWords, deliveryUrgency } from '@cauce/domain/history/delivery-words'
import { DELIVERY_STATES } from '@cauce/domain/history/partial-delivery'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TwoLines } from '../../../workspaces/history/two-lines.tsx'
import { DeliveredBar } from './delivered-bar.tsx'
import type { PartialRow } from './partial-row.ts'

const NO_SITE = 'Sin direccionamiento'
const NOTHING_OWED = 'No se debe nada'

const Limit = ({ row, nowMs }: { readonly row: PartialRow; readonly nowMs: number }) => {
  const urgency = deliveryUrgency(row.limite, nowMs)
  if (urgency === null || row.limite === null) return <span className="ca-second">{NOTHING_OWED}</span>
  return (
    <span className="his-two">
      <StatusChip tone={urgency.tone} label={urgency.texto} />
      <span className="ca-second">{formatDateTime(row.limite)}</span>
    </span>
  )
}

interface ColumnsOptions {
  readonly nowMs: number
  /** Whether who looks also hands over. */
  readonly delivers: boolean
  readonly onOpen: (row: PartialRow) => void
}

const actOf = (row: PartialRow, delivers: boolean): string =>
  delivers && row.estado_id === DELIVERY_STATES.pending ? 'Entregar' : 'Ver entregas'

export const partialColumns = ({ nowMs, delivers, onOpen }: ColumnsOptions): readonly Column<PartialRow>[] => [
  {
    key: 'fecha',
    title: 'Orden',
    width: '118px',
    sortable: true,
    card: 'top',
    cell: ({ fecha_orden, orden_id }) => (
      <TwoLines first={formatDate(fecha_orden)} second={`N.º ${groupThousands(orden_id)}`} />
    ),
  },
  {
    key: 'nombre',
    title: 'Medicamento',
    sortable: true,
    card: 'title',
    cell: ({ medicamento, rep }) => <TwoLines strong first={medicamento} second={rep?.nombre ?? NO_SITE} />,
  },
  { key: 'entregado', title: 'Entregado', width: '170px', cell: (row) => <DeliveredBar row={row} /> },
  {
    key: 'pendiente',
    title: 'Pendiente',
    align: 'right',
    width: '118px',
    card: 'labelled',
    cell: ({ cantidad_pendiente, unidad }) => {
      const amount = amountInWords(cantidad_pendiente, unidad)
      return cantidad_pendiente === 0 ? amount : <strong>{amount}</strong>
    },
  },
  {
    key: 'ultima',
    title: 'Última entrega',
    card: 'labelled',
    cell: ({ ultima_entrega, entregas }) => (
      <TwoLines
        first={ultima_entrega === null ? '' : formatDate(ultima_entrega)}
        second={`${entregas.length} ${entregas.length === 1 ? 'entrega' : 'entregas'}`}
      />
    ),
  },
  {
    key: 'limite',
    title: 'Plazo',
    sortable: true,
    cell: (row) => <Limit row={row} nowMs={nowMs} />,
  },
  {
    key: 'estado',
    title: 'Estado',
    card: 'state',
    cell: ({ estado_id, estado }) => (
      <StatusChip tone={estado_id === DELIVERY_STATES.pending ? 'waiting' : 'ok'} label={estado.nombre} />
    ),
  },
  {
    key: 'entregas',
    title: '',
    label: 'Entregas',
    card: 'action',
    cell: (row) => <Action onClick={() => onOpen(row)}>{actOf(row, delivers)}</Action>,
  },
]
