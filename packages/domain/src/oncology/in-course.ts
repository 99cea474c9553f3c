/** Whether an ordered scheme still goes on, and why not. @fuente spec 2 §3, §4 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { SCHEME_IS_CANCELLED, SCHEME_IS_OVER, SCHEME_IS_SUSPENDED, SCHEME_NOT_SIGNED, SchemeStatus } from './names.ts'

/** The days of a line of an ordered scheme. */
export interface ScheduledLine {
  readonly estado_id: number
  /** First day of the line. */
  readonly fecha_agendamiento: CalendarDate
  /** Every day on which it is given. */
  readonly fechas: readonly CalendarDate[]
}

export interface OrderedScheme {
  /** What its row says: false once it was cancelled, suspended whole or released. */
  readonly en_curso: boolean
  readonly lineas: readonly ScheduledLine[]
}

/** Last day on which something of the scheme is given, whatever became of its line; null without lines. */
export const lastApplication = (lineas: readonly ScheduledLine[]): CalendarDate | null =>
  lineas
    .flatMap(({ fecha_agendamiento, fechas }) => [fecha_agendamiento, ...fechas])
    .reduce<CalendarDate | null>((last, day) => (last === null || day > last ? day : last), null)

/**
 * Why the scheme is no longer in course; null while it is. The last day of application is still part of it.
 * @regla Un esquema deja de estar en curso al día siguiente de su última aplicación, aunque nadie lo cierre.
 */
export const whyNotInCourse = ({ en_curso, lineas }: OrderedScheme, today: CalendarDate): string | null => {
  const last = lastApplication(lineas)
  if (lineas.some(({ estado_id }) => estado_id === SchemeStatus.cancelled)) return SCHEME_IS_CANCELLED
  if (lineas.some(({ estado_id }) => estado_id === SchemeStatus.unsigned)) return SCHEME_NOT_SIGNED
  if (last !== null && last < today) return SCHEME_IS_OVER
  if (en_curso) return null
  return lineas.some(({ estado_id }) => estado_id === SchemeStatus.suspended) ? SCHEME_IS_SUSPENDED : SCHEME_IS_OVER
}
