/** Status of a consultation, and whether it still admits orders. */
export const ConsultationStatus = {
  toConfirm: 1,
  waiting: 2,
  inProgress: 3,
  attended: 4,
  missed: 5,
} as const

export const MISSED_CONSULTATION = 'El paciente no asistió a esta consulta: no se puede ordenar.'

/**
 * Why nothing may be ordered in a consultation of this status, or null. An attended one still admits orders.
 * @regla En una consulta a la que el paciente no asistió no se ordena.
 */
export const orderingBlockedBy = (estado_id: number): string | null =>
  estado_id === ConsultationStatus.missed ? MISSED_CONSULTATION : null

/**
 * Status after the professional opens it: one that was to confirm or waiting is in progress; the others stay.
 * @regla Al abrir una consulta por confirmar o en sala, pasa a En consulta.
 */
export const statusOnOpening = (estado_id: number): number =>
  estado_id === ConsultationStatus.toConfirm || estado_id === ConsultationStatus.waiting
    ? ConsultationStatus.inProgress
    : estado_id
