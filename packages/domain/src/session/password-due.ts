/** When a password will have to be changed. @fuente spec 1 §4, §9 */
import { bogotaDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'

const DAY_MS = 86_400_000

/**
 * The day in Bogotá on which the password expires; null where it never does (`days` is 0) or nobody knows when it was changed.
 * @param changedAt instant, ISO 8601
 * @regla La contraseña vence tantos días después de su último cambio como diga la instalación.
 */
export const passwordDue = (changedAt: string | null, days: number): CalendarDate | null => {
  const changedMs = changedAt === null ? Number.NaN : Date.parse(changedAt)
  return days <= 0 || Number.isNaN(changedMs) ? null : bogotaDate(changedMs + days * DAY_MS)
}
