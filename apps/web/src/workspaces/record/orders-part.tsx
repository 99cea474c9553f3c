/** What was ordered in the consultation, and what of it still has nowhere to be done. */
import type { RecordView } from '@cauce/contract/historia'
import { ORDERING_OPTION_LABEL } from '@cauce/domain/affiliate/ordering-options'
import { unroutedLines } from '@cauce/domain/clinical-record/required-to-finalise'
import { schemeStatusName, schemeStatusTone } from '@cauce/domain/oncology/names'
import { ORDER_STATUS_NAMES, statusTone } from '@cauce/domain/ordering/order-status'
import { optionOfType } from '@cauce/domain/ordering/order-address'
import { OrderType, type OrderingOption } from '@cauce/domain/ordering/order-type'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { countDays } from '@cauce/domain/sick-leave/end-date'
import { LEAVE_STATUS_NAMES, leaveStatusTone } from '@cauce/domain/sick-leave/leave-status'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { RecordPart } from './record-part.tsx'

type RecordOrders = NonNullable<RecordView['ordenes']>
type RecordLeaves = NonNullable<RecordView['incapacidades']>
type Line = RecordOrders[number]

const UNROUTED = 'Sin direccionamiento'
const UNKNOWN = 'Estado desconocido'

const KINDS: ReadonlyMap<number, string> = new Map<number, string>([
  [OrderType.medications, ORDERING_OPTION_LABEL.Medicamentos],
  [OrderType.procedures, ORDERING_OPTION_LABEL.Procedimientos],
  [OrderType.schemes, ORDERING_OPTION_LABEL.Oncología],
  [OrderType.ownCodes, ORDERING_OPTION_LABEL.CodigosPropios],
])
const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(ORDER_STATUS_NAMES).map(([id, name]) => [Number(id), name]),
)

const LEAVE_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(LEAVE_STATUS_NAMES).map(([id, name]) => [Number(id), name]),
)

const StateOf = ({ tipo_orden_id, estado_id }: Line) =>
  tipo_orden_id === OrderType.schemes ? (
    <StatusChip tone={schemeStatusTone(estado_id)} label={schemeStatusName(estado_id)} />
  ) : (
    <StatusChip tone={statusTone(estado_id)} label={NAMES.get(estado_id) ?? UNKNOWN} />
  )

const countWords = (lines: number, leaves: number): string =>
  [
    lines === 0 ? '' : lines === 1 ? '1 línea' : `${lines} líneas`,
    leaves === 0 ? '' : leaves === 1 ? '1 incapacidad' : `${leaves} incapacidades`,
  ]
    .filter((part) => part !== '')
    .join(' · ')

/** Opens the ordering window at that kind; null: at the last one. */
export type OpenOrders = (option: OrderingOption | null) => void

export interface OrdersPartProps {
  readonly lines: RecordOrders
  readonly leaves: RecordLeaves
  /** Left out where nothing may be ordered. */
  readonly onOrder?: OpenOrders | undefined
}

/** What has nowhere to be done, with the way to give it where. */
const Unrouted = ({ line, onOrder }: { readonly line: Line } & Pick<OrdersPartProps, 'onOrder'>) =>
  unroutedLines([line]).length === 0 ? null : onOrder === undefined ? (
    <StatusChip tone="bad" label={UNROUTED} />
  ) : (
    <StatusChip
      tone="bad"
      label={UNROUTED}
      describe={`Direccionar ${line.nombre}`}
      onClick={() => onOrder(optionOfType(line.tipo_orden_id))}
    />
  )

export const OrdersPart = ({ lines, leaves, onOrder }: OrdersPartProps) => (
  <RecordPart
    id="ordenes"
    title="Órdenes de la consulta"
    note={lines.length + leaves.length === 0 ? undefined : countWords(lines.length, leaves.length)}
    flush
    actions={
      onOrder === undefined ? undefined : (
        <Action small hasPopup="dialog" onClick={() => onOrder(null)}>
          Abrir el ordenamiento
        </Action>
      )
    }
  >
    {lines.length + leaves.length === 0 ? (
      <EmptyState title="No se ha ordenado nada en esta consulta" />
    ) : (
      <ul className="rec-orders" data-campo="ordenes">
        {lines.map((line, place) => (
          <li key={`${line.orden_id} ${place}`}>
            <span>
              {line.nombre}
              {line.detalle === undefined ? null : <span className="rec-orders-how">{line.detalle}</span>}
              <span className="ca-second">
                {KINDS.get(line.tipo_orden_id) ?? 'Orden'} · orden {groupThousands(line.orden_id)}
              </span>
            </span>
            <span className="rec-orders-state">
              <Unrouted line={line} onOrder={onOrder} />
              <StateOf {...line} />
            </span>
          </li>
        ))}
        {leaves.map((leave) => (
          <li key={`incapacidad ${leave.id}`}>
            <span>
              {countDays(leave.dias)}, del {formatDate(leave.fecha_inicio)} al {formatDate(leave.fecha_final)}
              <span className="rec-orders-how">
                {leave.contingencia} · {leave.diagnostico}
              </span>
              <span className="ca-second">
                {ORDERING_OPTION_LABEL.Incapacidades} · radicado {leave.radicado}
              </span>
            </span>
            <span className="rec-orders-state">
              <StatusChip tone={leaveStatusTone(leave.estado_id)} label={LEAVE_NAMES.get(leave.estado_id) ?? UNKNOWN} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </RecordPart>
)
