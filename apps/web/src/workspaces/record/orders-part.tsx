/** What was ordered in the consultation, and what of it still has nowhere to be done. */
import type { RecordView } from '@cauce/contract/historia'
import { ORDERING_OPTION_LABEL } from '@cauce/domain/affiliate/ordering-options'
import { unroutedLines } from '@cauce/domain/clinical-record/required-to-finalise'
import { schemeStatusName, schemeStatusTone } from '@cauce/domain/oncology/names'
import { ORDER_STATUS_NAMES, statusTone } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { RecordPart } from './record-part.tsx'

type RecordOrders = NonNullable<RecordView['ordenes']>
type Line = RecordOrders[number]

const KINDS: ReadonlyMap<number, string> = new Map<number, string>([
  [OrderType.medications, ORDERING_OPTION_LABEL.Medicamentos],
  [OrderType.procedures, ORDERING_OPTION_LABEL.Procedimientos],
  [OrderType.schemes, ORDERING_OPTION_LABEL.Oncología],
  [OrderType.ownCodes, ORDERING_OPTION_LABEL.CodigosPropios],
])
const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(ORDER_STATUS_NAMES).map(([id, name]) => [Number(id), name]),
)

const StateOf = ({ tipo_orden_id, estado_id }: Line) =>
  tipo_orden_id === OrderType.schemes ? (
    <StatusChip tone={schemeStatusTone(estado_id)} label={schemeStatusName(estado_id)} />
  ) : (
    <StatusChip tone={statusTone(estado_id)} label={NAMES.get(estado_id) ?? 'Estado desconocido'} />
  )

const countWords = (count: number): string => (count === 1 ? '1 línea' : `${count} líneas`)

export interface OrdersPartProps {
  readonly lines: RecordOrders
  /** Opens the ordering dialog; left out where nothing may be ordered. */
  readonly onOrder?: (() => void) | undefined
}

export const OrdersPart = ({ lines, onOrder }: OrdersPartProps) => (
  <RecordPart
    id="ordenes"
    title="Órdenes de la consulta"
    note={lines.length === 0 ? undefined : countWords(lines.length)}
    flush
    actions={
      onOrder === undefined ? undefined : (
        <Action small hasPopup="dialog" onClick={onOrder}>
          Abrir el ordenamiento
        </Action>
      )
    }
  >
    {lines.length === 0 ? (
      <EmptyState title="No se ha ordenado nada en esta consulta" />
    ) : (
      <ul className="rec-orders" data-campo="ordenes">
        {lines.map((line, place) => (
          <li key={`${line.orden_id} ${place}`}>
            <span>
              {line.nombre}
              <span className="ca-second">
                {KINDS.get(line.tipo_orden_id) ?? 'Orden'} · orden {groupThousands(line.orden_id)}
              </span>
            </span>
            <span className="rec-orders-state">
              {unroutedLines([line]).length === 0 ? null : <StatusChip tone="waiting" label="Sin direccionamiento" />}
              <StateOf {...line} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </RecordPart>
)
