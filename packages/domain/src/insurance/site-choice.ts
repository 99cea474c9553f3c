/** From when another primary site attends a person who chose it. @fuente modulos/aseguramiento-y-red.md §2 (Acuerdo 003/2024), §7 R16 */
import { formatDate } from '../calendar/bogota.ts'
import { addBusinessDays, USUAL_CALENDAR, type WorkCalendar } from '../calendar/business-days.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { addMonths } from '../kit/clock/count.ts'

/** A teacher changes every three months. */
const MONTHS_BETWEEN = 3

interface SiteChoice {
  readonly regimen: string
  /** Since when the last one that was chosen holds; null: none was. */
  readonly ultima: CalendarDate | null
  readonly pedida: CalendarDate
}

const firstOfNextMonth = (day: CalendarDate): CalendarDate => addMonths(`${day.slice(0, 7)}-01`, 1)

/**
 * The day from which it holds, or from when it may be asked. Pure.
 * @regla En el magisterio la IPS se cambia cada tres meses y rige el primero del mes siguiente; en los demás regímenes, cuando se quiera, y rige el siguiente día hábil.
 */
export const siteChoiceDay = (
  { regimen, ultima, pedida }: SiteChoice,
  calendar: WorkCalendar = USUAL_CALENDAR,
): { readonly desde: CalendarDate } | { readonly error: string } => {
  if (regimen !== 'magisterio') return { desde: addBusinessDays(pedida, 1, calendar) }
  const free = ultima === null ? null : addMonths(ultima, MONTHS_BETWEEN)
  return free !== null && pedida < free
    ? { error: `Puede cambiar de IPS desde el ${formatDate(free)}.` }
    : { desde: firstOfNextMonth(pedida) }
}
