/** Which actions the table of active orders offers for a line, and why the others are not offered. @fuente spec 2 §4 */
import { OrderStatus } from './order-status.ts'
import { AUTOMATIC_ROUTING } from './routing-change.ts'

export type Offer = { readonly puede: true } | { readonly puede: false; readonly porQueNo: string }

export interface LineActions {
  readonly descargar: Offer
  readonly enviar: Offer
  readonly direccionar: Offer
}

const offered: Offer = { puede: true }
const refused = (porQueNo: string): Offer => ({ puede: false, porQueNo })

/** Why a step that the life cycle does not have is refused. */
export const MOVE_NOT_ALLOWED = 'La orden no admite ese cambio en su estado actual.'
const UNKNOWN_STATUS = 'No se conoce el estado de la orden'
const CLOSED: ReadonlyMap<number, string> = new Map([
  [OrderStatus.annulled, 'La orden está anulada'],
  [OrderStatus.denied, 'La orden fue negada'],
  [OrderStatus.refused, 'El paciente no aceptó el procedimiento'],
])
const KNOWN: ReadonlySet<number> = new Set(Object.values(OrderStatus))

const documentOffer = (estado_id: number, untilAudited: string): Offer => {
  if (!KNOWN.has(estado_id)) return refused(UNKNOWN_STATUS)
  if (estado_id === OrderStatus.pendingAudit) return refused(untilAudited)
  const closed = CLOSED.get(estado_id)
  return closed === undefined ? offered : refused(closed)
}

const routingOffer = (estado_id: number, automatic: boolean): Offer => {
  if (!KNOWN.has(estado_id)) return refused(UNKNOWN_STATUS)
  const closed = CLOSED.get(estado_id)
  if (closed !== undefined) return refused(closed)
  if (estado_id === OrderStatus.done) return refused('El servicio ya se prestó')
  if (estado_id === OrderStatus.scheduled) return refused('La orden ya está agendada')
  return automatic ? refused(AUTOMATIC_ROUTING) : offered
}

/**
 * Offers of a line. An unrouted line is downloaded and sent like any other; it is never of automatic routing.
 * @fuente spec 2 §4
 * @regla Una orden pendiente de auditoría no se descarga ni se envía, y el direccionamiento automático no se cambia a mano.
 */
export const lineActions = (line: {
  readonly estado_id: number
  readonly rep_id: number | null
  readonly direccionamieno_automatico: boolean
}): LineActions => ({
  descargar: documentOffer(line.estado_id, 'Sin descarga hasta que se audite'),
  enviar: documentOffer(line.estado_id, 'Sin envío hasta que se audite'),
  direccionar: routingOffer(line.estado_id, line.direccionamieno_automatico && line.rep_id !== null),
})
