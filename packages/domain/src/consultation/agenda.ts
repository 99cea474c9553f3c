/** How the day's list shows a consultation. */
import { ConsultationStatus } from './consultation-status.ts'

/**
 * Colour and shape of the state of a consultation.
 * @regla En consulta es verde; En sala y Atendida, azul; Por confirmar, ámbar; No asistió, rojo.
 */
export const consultationTone = (estado_id: number): 'ok' | 'waiting' | 'bad' | 'info' | 'unknown' => {
  switch (estado_id) {
    case ConsultationStatus.inProgress:
      return 'ok'
    case ConsultationStatus.waiting:
    case ConsultationStatus.attended:
      return 'info'
    case ConsultationStatus.toConfirm:
      return 'waiting'
    case ConsultationStatus.missed:
      return 'bad'
    default:
      return 'unknown'
  }
}

/**
 * Verb of the button that opens a consultation.
 * @regla La que está en consulta se continúa; la atendida y la perdida se ven; las demás se abren.
 */
export const openingVerb = (estado_id: number): 'Continuar' | 'Abrir' | 'Ver' => {
  if (estado_id === ConsultationStatus.inProgress) return 'Continuar'
  return isStillAhead(estado_id) ? 'Abrir' : 'Ver'
}

/** True while the consultation is to be attended: to confirm, waiting or in progress. */
export const isStillAhead = (estado_id: number): boolean =>
  estado_id === ConsultationStatus.toConfirm ||
  estado_id === ConsultationStatus.waiting ||
  estado_id === ConsultationStatus.inProgress
