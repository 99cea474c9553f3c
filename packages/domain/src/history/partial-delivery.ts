/** What a pharmacy hands over by parts, and what it still owes. */
import type { Instant } from '../text/field.ts'
import { inForce, type LegalRecord, type LegalRecords } from '../sick-leave/law.ts'
import { OrderStatus } from '../ordering/order-status.ts'
import { bogotaDate } from '../calendar/bogota.ts'

type Moment = typeof Instant.Type

export interface DeliveryRecord extends LegalRecord {
  readonly horas: number
}

/** Hours within which what was not handed over at once is handed over. */
export const DELIVERY_HOURS: LegalRecords<DeliveryRecord> = [
  { vigente_desde: '2013-05-17', horas: 48, fuente: 'Decreto-ley 019 de 2012, art. 131; Resolución 1604 de 2013' },
]
const HOUR_MS = 3_600_000

/** 1 something is owed, 2 everything was handed over, in parts. */
export const DELIVERY_STATES = { pending: 1, complete: 2 } as const
export const DELIVERY_STATE_NAMES: readonly { readonly id: number; readonly nombre: string }[] = [
  { id: DELIVERY_STATES.pending, nombre: 'Pendiente' },
  { id: DELIVERY_STATES.complete, nombre: 'Completa' },
]

export const DELIVERED = 'Entrega registrada con éxito'
export const ALL_DELIVERED = 'Ya se entregó todo lo formulado'
export const DELIVERY_EXPIRED = 'La orden está vencida: no admite una entrega nueva'
/** Why a line in this state takes no delivery. */
export const deliveryClosed = (estado: string): string => `El medicamento no se puede entregar: está en «${estado}»`
/** Why so much is not handed over. */
export const deliveredTooMuch = (pendiente: number): string => `No se puede entregar más de lo pendiente (${pendiente})`

export interface DeliveredPart {
  readonly cantidad: number
  readonly created_at: Moment
}

export interface Prescribed {
  /** Units of a month. */
  readonly cantidad_medico: number
  readonly meses: number
}

/** What became of the last month of a line of which something was handed over. */
export interface DeliveryBalance<Part extends DeliveredPart = DeliveredPart> {
  /** From 1. */
  readonly mes: number
  readonly formulada: number
  readonly entregada: number
  readonly pendiente: number
  /** Deliveries of that month, in the order in which they were made. */
  readonly entregas: readonly Part[]
}

const total = (parts: readonly DeliveredPart[]): number => parts.reduce((sum, { cantidad }) => sum + cantidad, 0)

/** Deliveries from the one that began the last month. */
const partsOfMonth = <Part extends DeliveredPart>(parts: readonly Part[], before: number): readonly Part[] => {
  const first = parts.findIndex((_, at) => total(parts.slice(0, at + 1)) > before)
  return first === -1 ? [] : parts.slice(first)
}

/**
 * How the month that is being handed over stands; deliveries in the order in which they were made.
 * @fuente Resolución 4331 de 2012: cada entrega de una fórmula de varios meses es de un mes
 * @regla Lo formulado se entrega mes a mes; lo pendiente es lo que falta del mes que se empezó a entregar.
 */
export const deliveryBalance = <Part extends DeliveredPart>(
  { cantidad_medico }: Prescribed,
  parts: readonly Part[],
): DeliveryBalance<Part> => {
  const delivered = total(parts)
  const mes = cantidad_medico < 1 ? 1 : Math.max(1, Math.ceil(delivered / cantidad_medico))
  const before = (mes - 1) * cantidad_medico
  return {
    mes,
    formulada: cantidad_medico,
    entregada: delivered - before,
    pendiente: Math.max(0, cantidad_medico * mes - delivered),
    entregas: partsOfMonth(parts, before),
  }
}

/**
 * State of a month that is handed over by parts, or null where it is not: nothing, or everything at once.
 * @regla Una entrega es parcial mientras falte algo de lo formulado, y completa cuando se terminó en varias partes.
 */
export const deliveryState = ({ pendiente, entregas }: DeliveryBalance): number | null => {
  if (entregas.length === 0) return null
  if (pendiente > 0) return DELIVERY_STATES.pending
  return entregas.length > 1 ? DELIVERY_STATES.complete : null
}

/**
 * Last instant to hand over what is owed, counted from the first incomplete delivery; null where nothing is.
 * @fuente Decreto-ley 019 de 2012, art. 131; Resolución 1604 de 2013
 * @regla Lo pendiente de un medicamento se entrega dentro de las 48 horas siguientes a la primera entrega incompleta.
 */
export const deliveryLimit = ({ pendiente, entregas }: DeliveryBalance, records = DELIVERY_HOURS): Moment | null => {
  const [first] = entregas
  if (pendiente < 1 || first === undefined) return null
  return owedUntil(first.created_at, records)
}

/** The same, from the first incomplete delivery alone. */
export const owedUntil = (first: Moment, records = DELIVERY_HOURS): Moment => {
  const from = Date.parse(first)
  return new Date(from + inForce(records, bogotaDate(from)).horas * HOUR_MS).toISOString()
}

/** States in which a line may be handed over. */
export const DELIVERABLE: readonly number[] = [
  OrderStatus.active,
  OrderStatus.authorised,
  OrderStatus.scheduled,
  OrderStatus.done,
]

export interface DeliverableLine extends Prescribed {
  readonly estado_id: number
  readonly estado: string
  readonly fecha_vencimiento: string
}

/** The most that may be handed over now: what is owed, or else another month. */
export const mostDeliverable = (line: Prescribed, balance: DeliveryBalance): number => {
  if (balance.pendiente > 0) return balance.pendiente
  return balance.mes < line.meses ? line.cantidad_medico : 0
}

/**
 * Why the amount is not handed over, or null.
 * @regla Nunca se entrega más de lo formulado; lo pendiente se entrega aunque la orden haya vencido, un mes nuevo no.
 */
export const checkDelivery = (
  line: DeliverableLine,
  delivery: { readonly balance: DeliveryBalance; readonly cantidad: number; readonly today: string },
): string | null => {
  const { balance, cantidad, today } = delivery
  if (!DELIVERABLE.includes(line.estado_id)) return deliveryClosed(line.estado)
  const most = mostDeliverable(line, balance)
  if (most < 1) return ALL_DELIVERED
  const owed = balance.pendiente > 0 && balance.entregas.length > 0
  if (!owed && line.fecha_vencimiento < today) return DELIVERY_EXPIRED
  return cantidad > most ? deliveredTooMuch(most) : null
}
