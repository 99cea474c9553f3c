import { formatDate, formatDay } from '@cauce/domain/calendar/bogota'
import { orderKindName } from '@cauce/domain/history/order-kinds'
import type { OrderHistoryRow } from '@cauce/domain/history/rows'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import { groupThousands } from '@cauce/domain/text/format'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import type { LivingType, OrderedLine } from '../orders/ordered-line.ts'
import { DocumentActs } from './document-acts.tsx'
import { lineTone, noDocumentWhy, orderDocumentOf } from './order-document.ts'
import { TwoLines } from './two-lines.tsx'

/** An ordered line with a key of its own: lines of two kinds may have the same number. */
export interface OrderRow extends OrderHistoryRow {
  readonly id: number
}

const KINDS = 10
/** Kinds whose lines live the life of an order line. */
const LIVING: readonly LivingType[] = [OrderType.medications, OrderType.procedures, OrderType.ownCodes]

export const orderRow = (row: OrderHistoryRow): OrderRow => ({ ...row, id: row.linea_id * KINDS + row.tipo_orden_id })

const SEE_LIFE = 'Ver la vida de la orden'

/** The line for the dialog of its life; a scheme has none. */
const lifeOf = (row: OrderHistoryRow): OrderedLine<LivingType> | null => {
  const tipo = LIVING.find((kind) => kind === row.tipo_orden_id)
  if (tipo === undefined) return null
  return {
    tipo,
    lineId: row.linea_id,
    ordenId: row.orden_id,
    title: `${row.codigo} · ${row.nombre}`,
    itemId: null,
    rep: row.rep,
    automatico: false,
    motivo: '',
    estado: row.estado.nombre,
    estadoDesde: null,
  }
}

const validity = ({ fecha_vigencia, fecha_vencimiento }: OrderHistoryRow): string =>
  fecha_vencimiento === null
    ? `Vigente desde el ${formatDate(fecha_vigencia)}`
    : `Vigente del ${formatDate(fecha_vigencia)} al ${formatDate(fecha_vencimiento)}`

/**
 * @param email of the affiliate, null where there is none
 * @param onLife opens the life of a line; left out for who may not read it
 */
export const orderColumns = (
  email: string | null,
  onLife?: (line: OrderedLine<LivingType>) => void,
): readonly Column<OrderRow>[] => [
  {
    key: 'fecha',
    title: 'Fecha',
    width: '128px',
    sortable: true,
    card: 'top',
    cell: (row) => <TwoLines first={formatDay(row.created_at)} second={`Orden ${groupThousands(row.orden_id)}`} />,
  },
  {
    key: 'nombre',
    title: 'Qué se ordenó',
    sortable: true,
    card: 'title',
    cell: (row) => (
      <TwoLines
        strong
        first={row.nombre}
        second={[orderKindName(row.tipo_orden_id), row.codigo, row.cantidad].filter((part) => part !== '').join(' · ')}
      />
    ),
  },
  {
    key: 'medico',
    title: 'Quién y dónde',
    width: '190px',
    cell: (row) => <TwoLines first={row.medico} second={row.rep?.nombre ?? UNROUTED_WARNING} />,
  },
  {
    key: 'vigencia',
    title: 'Vigencia',
    width: '164px',
    cell: (row) => <span className="ca-second">{validity(row)}</span>,
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '176px',
    sortable: true,
    card: 'state',
    cell: (row) => {
      const line = onLife === undefined ? null : lifeOf(row)
      const open = onLife === undefined || line === null ? {} : { onClick: () => onLife(line), describe: SEE_LIFE }
      return <StatusChip tone={lineTone(row)} label={row.estado.nombre} {...open} />
    },
  },
  {
    key: 'documento',
    title: '',
    label: 'Documento',
    width: '148px',
    card: 'action',
    cell: (row) => <DocumentActs document={orderDocumentOf(row)} email={email} reason={noDocumentWhy(row)} />,
  },
]
