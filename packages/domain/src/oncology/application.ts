/** A cycle of a scheme that was given: on which day that may have been. @fuente spec 2 §4 */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'

export const CYCLE_APPLIED = 'Aplicación registrada con éxito'
export const NOT_YET = 'La aplicación no puede ser de un día que no ha llegado'

/** What is kept beside the state of each line that was given. */
export const appliedOn = (fecha: CalendarDate): string => `Aplicado el ${formatDate(fecha)}`

/**
 * Messages of the day on which a cycle is said to have been given, by field; empty when it may have been.
 * @param ordered the day on which the scheme was ordered
 * @regla La aplicación de un ciclo se registra en un día que ya llegó y que no es anterior a la orden.
 */
export const checkApplication = (
  fecha: CalendarDate,
  { ordered, today }: { readonly ordered: CalendarDate; readonly today: CalendarDate },
): Record<string, string[]> => {
  if (fecha > today) return { fecha: [NOT_YET] }
  return fecha < ordered
    ? { fecha: [`El esquema se ordenó el ${formatDate(ordered)}: la aplicación no puede ser anterior`] }
    : {}
}
