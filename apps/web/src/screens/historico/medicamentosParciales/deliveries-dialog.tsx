/** The deliveries of a medicine and, for who hands over, the next one. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { afterDelivery, amountInWords, deliveredInWords, deliveryUrgency } from '@cauce/domain/history/delivery-words'
import { pluralUnit } from '@cauce/domain/medication/unit-words'
import type { PartialDeliveryRow } from '@cauce/domain/history/rows'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { QuantityField } from '@cauce/ui/quantity-field/quantity-field'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import type { KeyboardEvent } from 'react'
import { LineReview } from '../../../workspaces/medications/line-review.tsx'
import { useLast } from '../../../kit/dialog/use-last.ts'
import { useDelivery } from './use-delivery.ts'

const MAX_NOTE = 500
const NO_NOTE = 'Sin observación'
type Delivery = PartialDeliveryRow['entregas'][number]

const columnsOf = (unidad: string): readonly Column<Delivery>[] => [
  { key: 'fecha', title: 'Fecha', width: '118px', card: 'top', cell: ({ fecha }) => formatDate(fecha) },
  {
    key: 'cantidad',
    title: 'Cantidad',
    align: 'right',
    width: '120px',
    card: 'title',
    cell: ({ cantidad }) => <strong>{amountInWords(cantidad, unidad)}</strong>,
  },
  { key: 'quien', title: 'Quién entregó', card: 'labelled', cell: ({ quien }) => quien },
  {
    key: 'observacion',
    title: 'Observación',
    cell: ({ observacion }) =>
      observacion === '' ? <span className="ca-second">{NO_NOTE}</span> : <span>{observacion}</span>,
  },
]

const Deliveries = ({ row, nowMs }: { readonly row: PartialDeliveryRow; readonly nowMs: number }) => {
  const urgency = deliveryUrgency(row.limite, nowMs)
  return (
    <>
      <p className="parc-facts">
        <strong>{deliveredInWords(row)}</strong>
        {urgency === null ? null : <StatusChip tone={urgency.tone} label={urgency.texto} />}
      </p>
      <DataTable caption="Entregas" columns={columnsOf(row.unidad)} rows={row.entregas} rowKey={({ id }) => id} />
    </>
  )
}

interface DialogProps {
  readonly row: PartialDeliveryRow
  readonly nowMs: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

const titleOf = (row: PartialDeliveryRow) => ({ title: row.medicamento, note: `Orden ${groupThousands(row.orden_id)}` })

const ReadingDialog = ({ row, nowMs, isOpen, onClose }: DialogProps) => (
  <Modal isOpen={isOpen} onClose={onClose} size={700} {...titleOf(row)}>
    <div className="parc-dialog">
      <Deliveries row={row} nowMs={nowMs} />
    </div>
  </Modal>
)

const takeFocus = (field: HTMLInputElement | null): void => field?.focus()

const DeliveryDialog = ({ row, nowMs, isOpen, onClose }: DialogProps) => {
  const { written, write, error, confirm, review, busy } = useDelivery(row, onClose)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !event.ctrlKey) return
    event.preventDefault()
    confirm()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={busy ? undefined : onClose}
      size={700}
      {...titleOf(row)}
      foot={
        <ModalFoot note={afterDelivery(row, written.cantidad)}>
          <Action onClick={onClose} disabled={busy}>
            Cancelar
          </Action>
          <Action kind="filled" keys="Ctrl Enter" onClick={confirm} busy={busy}>
            Registrar entrega
          </Action>
        </ModalFoot>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for the whole form; each control has its own keys */}
      <div className="parc-dialog" onKeyDown={onKeyDown}>
        <Deliveries row={row} nowMs={nowMs} />
        <LineReview review={review} disabled={busy} />
        <div className="parc-form">
          <QuantityField
            ref={takeFocus}
            label="Cantidad que se entrega"
            value={written.cantidad}
            max={row.cantidad_pendiente}
            onChange={(cantidad) => write({ cantidad })}
            unit={pluralUnit(row.unidad)}
            error={error}
            disabled={busy}
            onEnter={confirm}
          />
          <TextAreaField
            label="Observación"
            hint="Opcional. No escriba aquí datos clínicos."
            value={written.observacion}
            onChange={(observacion) => write({ observacion })}
            maxLength={MAX_NOTE}
            rows={2}
            disabled={busy}
          />
        </div>
      </div>
    </Modal>
  )
}

export interface DeliveriesDialogProps {
  /** Null: closed. */
  readonly row: PartialDeliveryRow | null
  readonly nowMs: number
  readonly delivers: boolean
  readonly onClose: () => void
}

export const DeliveriesDialog = ({ row, nowMs, delivers, onClose }: DeliveriesDialogProps) => {
  const shown = useLast(row)
  if (shown === null) return null
  const Dialog = delivers && shown.cantidad_pendiente > 0 ? DeliveryDialog : ReadingDialog
  return <Dialog key={shown.linea_id} row={shown} nowMs={nowMs} isOpen={row !== null} onClose={onClose} />
}
