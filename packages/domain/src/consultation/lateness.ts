/** How long somebody waits past the hour of their appointment. */
import { ConsultationStatus } from './consultation-status.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/**
 * How long past their hour somebody in the waiting room is; empty for who is not there, or whose hour has not come.
 * @regla De quien está en sala se dice cuánto lleva desde la hora de su cita.
 */
export const lateWords = (
  { estado_id, fecha_hora }: { readonly estado_id: number; readonly fecha_hora: string },
  nowMs: number,
): string => {
  const minutes = Math.floor((nowMs - Date.parse(fecha_hora)) / MINUTE_MS)
  if (estado_id !== ConsultationStatus.waiting || minutes < 1) return ''
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const rest = `${minutes % HOUR_MINUTES} min`
  return `${hours === 0 ? rest : `${hours} h ${rest}`} después de su hora`
}
