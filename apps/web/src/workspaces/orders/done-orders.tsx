/** The foot after ordering of each kind of order: its lines, its document, and how it is annulled. Downloaded when there is one. */
import { lineActions, type LineActions } from '@cauce/domain/ordering/order-line-actions'
import { isVoid, OrderStatus } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { serviceActions } from '@cauce/domain/own-code/service-actions'
import { EMAIL_SENT } from '@cauce/domain/procedure/messages'
import { groupThousands } from '@cauce/domain/text/format'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import type { DoneOrder } from '@cauce/machines/ordering-done'
import { Action } from '@cauce/ui/action/action'
import { useState } from 'react'
import { consultationDocument, sendWholeOrder, wholeOrderDocument } from '../../actors/documents.ts'
import { openPdf } from '../../actors/open-pdf.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { useOrdenesActivasQuery } from '../../store/api.ts'
import { useServiciosActivosQuery } from '../../store/codigos-propios-api.ts'
import { useMedicamentosActivosQuery } from '../../store/medicamentos-api.ts'
import { addressesOf } from './addresses-of.ts'
import { AnnulOrder } from './annul-order.tsx'
import { DoneFoot } from './done-foot.tsx'
import type { LivingType } from './ordered-line.ts'
import { useDocumentOnce } from './use-document-once.ts'

export interface DoneProps {
  readonly consultation: Consultation
  readonly done: DoneOrder
}

type OrderedLine = Parameters<typeof lineActions>[0] & { readonly id: number; readonly orden_id: number }

interface Words {
  readonly one: string
  readonly many: string
  /** Of the print button. */
  readonly document: string
}

const WORDS: Readonly<Record<OrderType, Words>> = {
  [OrderType.medications]: { one: 'medicamento', many: 'medicamentos', document: 'la fórmula' },
  [OrderType.procedures]: { one: 'procedimiento', many: 'procedimientos', document: 'la orden' },
  [OrderType.ownCodes]: { one: 'servicio', many: 'servicios', document: 'la orden' },
  [OrderType.schemes]: { one: 'medicamento', many: 'medicamentos', document: 'el esquema' },
}

/** Every order and leave of the consultation, in one document. */
export const PrintAll = ({ consultaId }: { readonly consultaId: number }) => {
  const fetchOnce = useDocumentOnce()
  return (
    <Action
      kind="quiet"
      onClick={() => fetchOnce(`consulta_${consultaId}.pdf`, () => consultationDocument(consultaId), openPdf)}
    >
      Imprimir todo lo de la consulta
    </Action>
  )
}

interface LinesProps<Line extends OrderedLine> extends DoneProps {
  readonly tipo: LivingType
  /** Lines of the consultation; left out while they are not known. */
  readonly lines: readonly Line[] | undefined
  readonly titleOf: (line: Line) => string
  readonly actionsOf: (line: Line) => LineActions
  readonly onChanged: () => void
}

/** What is said of lines without a document: `1 queda pendiente: sin descarga hasta que se audite.` */
const noteOf = (lines: readonly OrderedLine[]): string | null => {
  const pending = lines.filter(({ estado_id }) => estado_id === OrderStatus.pendingAudit).length
  if (pending === 0) return null
  return `${pending} ${pending === 1 ? 'queda pendiente' : 'quedan pendientes'}: sin descarga hasta que se audite.`
}

const OrderDone = <Line extends OrderedLine>(props: LinesProps<Line>) => {
  const { consultation, done, tipo, titleOf, actionsOf } = props
  const [annulling, setAnnulling] = useState(false)
  const { one, many, document } = WORDS[tipo]
  const own = props.lines?.filter(({ orden_id }) => orden_id === done.id)
  const alive = own?.filter(({ estado_id }) => !isVoid(estado_id))
  const printed = alive?.filter((line) => actionsOf(line).descargar.puede)
  const [unprinted] = alive?.map((line) => actionsOf(line).descargar).filter(({ puede }) => !puede) ?? []
  const some = alive !== undefined && printed !== undefined && printed.length < alive.length
  return (
    <>
      <DoneFoot
        key={done.id}
        title={`Orden ${groupThousands(done.id)} · ${done.count} ${done.count === 1 ? one : many}`}
        said={done.mensaje}
        note={alive === undefined ? null : noteOf(alive)}
        annulled={own !== undefined && own.length > 0 && alive?.length === 0}
        withoutDocument={
          printed?.length === 0 && unprinted !== undefined && !unprinted.puede ? `${unprinted.porQueNo}.` : null
        }
        verb={`Imprimir ${some ? `${printed.length} de ${alive.length}` : document}`}
        fileName={`orden_${done.id}.pdf`}
        document={() => wholeOrderDocument(tipo, done.id)}
        send={(sending) => sendWholeOrder(tipo, done.id, sending)}
        sentText={EMAIL_SENT}
        addresses={addressesOf(consultation.afiliado)}
        onAnnul={alive === undefined || alive.length === 0 ? null : () => setAnnulling(true)}
      >
        <PrintAll consultaId={consultation.id} />
      </DoneFoot>
      <DialogLayer>
        {annulling && alive !== undefined ? (
          <AnnulOrder
            tipo={tipo}
            ordenId={done.id}
            lines={alive.map((line) => ({ id: line.id, title: titleOf(line) }))}
            onChanged={props.onChanged}
            onClose={() => setAnnulling(false)}
          />
        ) : null}
      </DialogLayer>
    </>
  )
}

export const ProceduresDone = (props: DoneProps) => {
  const { data, refetch } = useOrdenesActivasQuery({ params: { consultaId: props.consultation.id } })
  return (
    <OrderDone
      {...props}
      tipo={OrderType.procedures}
      lines={data}
      titleOf={({ cup }) => `${cup.codigo} · ${cup.nombre}`}
      actionsOf={lineActions}
      onChanged={() => void refetch()}
    />
  )
}

export const MedicationsDone = (props: DoneProps) => {
  const { data, refetch } = useMedicamentosActivosQuery({ params: { consultaId: props.consultation.id } })
  return (
    <OrderDone
      {...props}
      tipo={OrderType.medications}
      lines={data}
      titleOf={({ codesumi }) => codesumi.nombre}
      actionsOf={lineActions}
      onChanged={() => void refetch()}
    />
  )
}

export const ServicesDone = (props: DoneProps) => {
  const { data, refetch } = useServiciosActivosQuery({ params: { consultaId: props.consultation.id } })
  return (
    <OrderDone
      {...props}
      tipo={OrderType.ownCodes}
      lines={data}
      titleOf={({ codigo_propio: { codigo, nombre } }) => `${codigo} · ${nombre}`}
      actionsOf={serviceActions}
      onChanged={() => void refetch()}
    />
  )
}

export interface SchemeDoneProps extends DoneProps {
  readonly onAnnul: () => void
}

/** A scheme is printed whole and cancelled whole. */
export const SchemeDone = ({ consultation, done, onAnnul }: SchemeDoneProps) => {
  const { one, many, document } = WORDS[OrderType.schemes]
  return (
    <DoneFoot
      key={done.id}
      title={`Orden ${groupThousands(done.id)} · esquema de ${done.count} ${done.count === 1 ? one : many}`}
      said={done.mensaje}
      annulled={false}
      verb={`Imprimir ${document}`}
      fileName={`esquema_${done.id}.pdf`}
      document={() => wholeOrderDocument(OrderType.schemes, done.id)}
      send={(sending) => sendWholeOrder(OrderType.schemes, done.id, sending)}
      sentText={EMAIL_SENT}
      addresses={addressesOf(consultation.afiliado)}
      onAnnul={onAnnul}
    >
      <PrintAll consultaId={consultation.id} />
    </DoneFoot>
  )
}
