/** The foot of the workspace: what the button will register, and what is missing. */
import { formatDate } from '../calendar/bogota.ts'
import { countDays, endDate } from './end-date.ts'
import { missingFields, missingInWords, type RequiredValues } from './required-fields.ts'

export interface LeaveSummary {
  readonly titulo: string
  /** `Falta el colegio`; null where nothing is missing. */
  readonly falta: string | null
}

/**
 * Foot of the new leave.
 * @regla El pie dice cuántos días, hasta cuándo, y qué falta para registrar.
 */
export const leaveSummary = (form: RequiredValues): LeaveSummary => {
  const { fecha_inicio, dias } = form
  const end = endDate(fecha_inicio, dias)
  return {
    titulo: end === null || dias === null ? 'Sin fecha final' : `${countDays(dias)}, hasta el ${formatDate(end)}`,
    falta: missingInWords(missingFields(form)),
  }
}
