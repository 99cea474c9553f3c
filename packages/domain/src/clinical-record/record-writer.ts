/** In which consultations a record is written. Who writes it: `consultation/consultation-writer`. */
import { ConsultationStatus } from '../consultation/consultation-status.ts'

export const ONLY_ITS_PROFESSIONAL = 'Solo el profesional de la consulta escribe su historia clínica'
export const NO_RECORD_OF_MISSED = 'El paciente no asistió a esta consulta: no se escribe su historia clínica'

/**
 * Why the record of a consultation in that state is not written, or null.
 * @regla De una consulta a la que el paciente no asistió no se escribe historia.
 */
export const recordBlockedBy = (estado_id: number): string | null =>
  estado_id === ConsultationStatus.missed ? NO_RECORD_OF_MISSED : null
