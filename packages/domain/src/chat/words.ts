/** How a conversation says its days, its last word and what nobody has read. */
import { bogotaDate, formatDate, formatTime } from '../calendar/bogota.ts'
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'

/** The day of a message over the first one of that day: `Hoy`, `Ayer`, `21 nov 2026`. */
export const dayLabel = (day: CalendarDate, today: CalendarDate): string =>
  day === today ? 'Hoy' : day === addDays(today, -1) ? 'Ayer' : formatDate(day)

/** When the last word was said: the hour of today, or the day. */
export const lastWordTime = (instant: string, today: CalendarDate): string => {
  const day = bogotaDate(Date.parse(instant))
  return day === today ? formatTime(instant) : dayLabel(day, today)
}

interface LastWord {
  readonly mensaje: string
  readonly user_id: number
  readonly adjuntos: number
}

const filesInWords = (count: number): string => (count === 1 ? '1 archivo' : `${count} archivos`)

/** The last word of a chat in one line. */
export const lastWord = ({ mensaje, user_id, adjuntos }: LastWord, me: number): string =>
  `${user_id === me ? 'Usted: ' : ''}${mensaje === '' ? filesInWords(adjuntos) : mensaje}`

/** `1 sin leer`, `12 sin leer`. */
export const unreadInWords = (count: number): string => `${count} sin leer`

/** Who writes now: `Andrés Loaiza escribe…`; empty when nobody does. */
export const typingInWords = (names: readonly string[]): string => {
  if (names.length === 0) return ''
  return names.length === 1 ? `${names[0]} escribe…` : `${names.length} personas escriben…`
}
