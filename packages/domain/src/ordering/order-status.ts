/** Status of an order line: codes of the wire, their names and their tone. @fuente spec 2 §4 */
export const OrderStatus = {
  active: 1,
  annulled: 2,
  pendingAudit: 3,
  authorised: 4,
  denied: 5,
  /** The patient refused it in writing. */
  refused: 6,
  scheduled: 42,
  done: 49,
} as const
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus]

/** Names of the catalogue that the server answers in `estado.nombre`. */
export const ORDER_STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  [OrderStatus.active]: 'Activa',
  [OrderStatus.annulled]: 'Anulada',
  [OrderStatus.pendingAudit]: 'Pendiente de auditoría',
  [OrderStatus.authorised]: 'Autorizada',
  [OrderStatus.denied]: 'Negada',
  [OrderStatus.refused]: 'No aceptó el procedimiento',
  [OrderStatus.scheduled]: 'Agendada',
  [OrderStatus.done]: 'Prestada',
}

/** Tone of a status: word, shape and colour are chosen by it. `unknown`: a status this product does not know. */
export type StatusTone = 'ok' | 'waiting' | 'bad' | 'info' | 'unknown'

const TONES: ReadonlyMap<number, StatusTone> = new Map([
  [OrderStatus.active, 'ok'],
  [OrderStatus.authorised, 'ok'],
  [OrderStatus.done, 'ok'],
  [OrderStatus.pendingAudit, 'waiting'],
  [OrderStatus.annulled, 'bad'],
  [OrderStatus.denied, 'bad'],
  [OrderStatus.refused, 'bad'],
  [OrderStatus.scheduled, 'info'],
])

/**
 * Tone in which a status is shown.
 * @fuente spec 2 §4
 * @regla Los estados 1, 4 y 49 se muestran en verde, el 3 en ámbar, el 2, el 5 y el 6 en rojo y el 42 en azul.
 */
export const statusTone = (estado_id: number): StatusTone => TONES.get(estado_id) ?? 'unknown'

const VOID: ReadonlySet<number> = new Set([OrderStatus.annulled, OrderStatus.denied, OrderStatus.refused])

/**
 * Whether what was ordered is not to be done any more, though it was not done.
 * @regla Lo que se anuló, se negó o el paciente no aceptó por escrito ya no se presta, no se descarga y no se envía.
 */
export const isVoid = (estado_id: number): boolean => VOID.has(estado_id)
