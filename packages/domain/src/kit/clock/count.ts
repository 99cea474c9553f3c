/** How each unit advances from an instant, and how much of it was spent between two. */
import { bogotaDate, bogotaMidnight } from '../../calendar/bogota.ts'
import { addBusinessDays, businessDaysIn, isBusinessDay, type WorkCalendar } from '../../calendar/business-days.ts'
import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '../../calendar/calendar-date.ts'
import type { TermUnit } from './unit.ts'

export const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Hours of a business day in which work is counted, in minutes from midnight in Bogotá. */
interface WorkWindow {
  readonly desde: number
  readonly hasta: number
}
/** Monday to Friday, 07:00 to 17:00. */
export const USUAL_WORK: WorkWindow = { desde: 7 * 60, hasta: 17 * 60 }

/** How a term is counted, without its amount. */
export interface Counting {
  readonly unidad: TermUnit
  /** A term of calendar days that ends on a day that does not count goes on to the end of the next that does. */
  readonly rodar_a_habil: boolean
  /** Minute of the last day at which it ends, of a court that closes; null: at midnight. */
  readonly cierre: number | null
  readonly ventana: WorkWindow
  readonly calendario: WorkCalendar
}

/** The same day number so many months later, else the last day of that month. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const total = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const month = `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`
  for (let day = Number(date.slice(8)); ; day -= 1) {
    const candidate = `${month}-${String(day).padStart(2, '0')}`
    if (day <= 28 || isCalendarDate(candidate)) return candidate
  }
}

const nextBusiness = (day: CalendarDate, calendario: WorkCalendar): CalendarDate =>
  isBusinessDay(day, calendario) ? day : addBusinessDays(day, 1, calendario)

/** The part of a day, in minutes from its midnight, that is inside the window; empty on a day that does not count. */
const workOf = (day: CalendarDate, { ventana, calendario }: Counting): WorkWindow =>
  isBusinessDay(day, calendario) ? ventana : { desde: 0, hasta: 0 }

const advanceWork = (from: number, hours: number, counting: Counting): number => {
  let left = Math.round(hours * HOUR_MS)
  for (let day = bogotaDate(from); ; day = addDays(day, 1)) {
    const midnight = bogotaMidnight(day)
    const { desde, hasta } = workOf(day, counting)
    const begin = Math.max(from, midnight + desde * MINUTE_MS)
    const room = midnight + hasta * MINUTE_MS - begin
    if (room > 0 && left <= room) return begin + left
    left -= Math.max(0, room)
  }
}

const spentWork = (from: number, until: number, counting: Counting): number => {
  let spent = 0
  for (let day = bogotaDate(from); day <= bogotaDate(until); day = addDays(day, 1)) {
    const midnight = bogotaMidnight(day)
    const { desde, hasta } = workOf(day, counting)
    const end = Math.min(until, midnight + hasta * MINUTE_MS)
    spent += Math.max(0, end - Math.max(from, midnight + desde * MINUTE_MS))
  }
  return spent / HOUR_MS
}

/** The last day of a term of days: its `days`-th counted one after `from`; `first`: the day of receipt may count. */
export const dayAfter = (from: number, days: number, counting: Counting, first: boolean): CalendarDate => {
  const { unidad, calendario, rodar_a_habil } = counting
  const day = bogotaDate(from)
  if (unidad === 'dia_habil') return addBusinessDays(day, days, calendario)
  if (unidad === 'dia_habil_desde') return addBusinessDays(first ? addDays(day, -1) : day, days, calendario)
  const last = addDays(day, days)
  return rodar_a_habil ? nextBusiness(last, calendario) : last
}

/** The instant in which a day of a term ends: the first that is late. */
export const endOfDay = (day: CalendarDate, { cierre }: Pick<Counting, 'cierre'>): number =>
  cierre === null ? bogotaMidnight(addDays(day, 1)) : bogotaMidnight(day) + cierre * MINUTE_MS

/** The instant after so many hours. */
export const hoursAfter = (from: number, hours: number, counting: Counting): number =>
  counting.unidad === 'hora_habil' ? advanceWork(from, hours, counting) : from + Math.round(hours * HOUR_MS)

/** How much of the unit was spent from one instant to another: days for units of days, else hours. */
export const spentBetween = (from: number, until: number, counting: Counting, first: boolean): number => {
  const [begin, end] = [bogotaDate(from), bogotaDate(until)]
  switch (counting.unidad) {
    case 'dia_habil':
      return businessDaysIn(addDays(begin, 1), end, counting.calendario)
    case 'dia_habil_desde':
      return businessDaysIn(first ? begin : addDays(begin, 1), end, counting.calendario)
    case 'dia_calendario':
    case 'mes':
      return daysBetween(begin, end)
    case 'hora_habil':
      return spentWork(from, until, counting)
    default:
      return (until - from) / HOUR_MS
  }
}
