/** Until when something is answered, as a person reads it. @fuente modulos/aseguramiento-y-red.md §7 R1 */
import { bogotaDate, formatDate } from '../calendar/bogota.ts'
import { addDays } from '../calendar/calendar-date.ts'
import { spanInWords } from '../kit/clock/light.ts'

/** A term of days ends at midnight: its last minute is of the day before. */
const lastDay = (vence: number): string => bogotaDate(vence - 1)

/**
 * Instants in epoch milliseconds.
 * @regla El plazo se dice con el último día en que todavía se responde a tiempo: hoy a las 23:59, el día, o hace cuánto venció.
 */
export const dueWords = (vence: number, now: number): string => {
  if (now >= vence) return `Venció hace ${spanInWords(now - vence)}`
  const [last, today] = [lastDay(vence), bogotaDate(now)]
  if (last === today) return 'Vence hoy 23:59'
  return last === addDays(today, 1) ? 'Vence mañana 23:59' : `Vence el ${formatDate(last)}`
}

/** The day that an affiliate is told. */
export const answerDay = (vence: number): string => formatDate(lastDay(vence))
