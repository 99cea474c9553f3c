/** The day that somebody writes by hand, as people write days here. */
import { addDays, daysBetween, isCalendarDate, type CalendarDate } from './calendar-date.ts'

export const UNREADABLE_DATE = 'Escriba un día que exista: 22/11/2026, 22 nov, hoy, mañana o +15'

const WORDS: Readonly<Record<string, number>> = {
  hoy: 0,
  manana: 1,
  ayer: -1,
  'pasado manana': 2,
  antier: -2,
  anteayer: -2,
}
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const
const OTHER_NAMES: Readonly<Record<string, string>> = { set: 'septiembre', setiembre: 'septiembre', sept: 'septiembre' }
const LETTERS_OF_A_MONTH = 3
/** Two figures of a year are of this century up to so many years ahead, and of the last one after that. */
const YEARS_AHEAD = 20

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/gu, ' ')

const dayOf = (year: number, month: number, day: number): CalendarDate | null => {
  const [y, m, d] = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')]
  const date = `${y}-${m}-${d}`
  return isCalendarDate(date) ? date : null
}

const wholeYear = (figures: string, today: CalendarDate): number => {
  if (figures.length === 4) return Number(figures)
  const century = Number(today.slice(0, 2)) * 100
  const year = century + Number(figures)
  return year > Number(today.slice(0, 4)) + YEARS_AHEAD ? year - 100 : year
}

/** Without its year: the one of them that is nearest to today; of two just as near, the one to come. */
const nearest = (month: number, day: number, today: CalendarDate): CalendarDate | null => {
  const year = Number(today.slice(0, 4))
  const found = [year + 1, year, year - 1].flatMap((each) => dayOf(each, month, day) ?? [])
  const away = (date: CalendarDate) => Math.abs(daysBetween(today, date))
  return found.reduce<CalendarDate | null>(
    (best, each) => (best === null || away(each) < away(best) ? each : best),
    null,
  )
}

const withYear = (day: string, month: number, year: string | undefined, today: CalendarDate): CalendarDate | null =>
  year === undefined ? nearest(month, Number(day), today) : dayOf(wholeYear(year, today), month, Number(day))

const monthNumber = (name: string): number => {
  const whole = OTHER_NAMES[name] ?? name
  return whole.length < LETTERS_OF_A_MONTH ? 0 : MONTHS.findIndex((each) => each.startsWith(whole)) + 1
}

/**
 * The day that a text says, or null. `22/11/2026` (also with hyphens, points or blanks, with two figures of the year, without
 * year, or its figures alone: `22112026`), `22 nov`, `22 de noviembre de 2026`, `hoy`, `mañana`, `ayer`, `+15`, `-3` (days from
 * today) and `2026-11-22`.
 * @fuente UI §1
 * @regla Un día se escribe como se habla: día, mes y año en ese orden, «22 nov», «hoy», «mañana», «+15» o «-3»; sin año es el más cercano a hoy, y lo que no es un día que exista no se toma.
 */
export const writtenDate = (text: string, today: CalendarDate): CalendarDate | null => {
  const said = plain(text)
  const away = WORDS[said]
  if (away !== undefined) return addDays(today, away)
  const shift = /^([+-]) ?(\d{1,4})$/u.exec(said)
  if (shift) {
    const shifted = addDays(today, Number(`${shift[1]}${shift[2]}`))
    return isCalendarDate(shifted) ? shifted : null
  }
  if (/^\d{4}-\d{2}-\d{2}$/u.test(said)) return isCalendarDate(said) ? said : null
  const named = /^(\d{1,2})(?: de | |[/.-])?([a-z]+)\.?(?:(?: de | |[/.-])(\d{4}|\d{2}))?$/u.exec(said)
  if (named) return withYear(named[1] ?? '', monthNumber(named[2] ?? ''), named[3], today)
  const figures =
    /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}|\d{2}))?$/u.exec(said) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})?$/u.exec(said)
  return figures ? withYear(figures[1] ?? '', Number(figures[2]), figures[3], today) : null
}

/** True for a text that says a whole day by itself, so that nothing more is waited for. */
export const isWholeDate = (text: string): boolean => {
  const said = plain(text)
  return /^\d{4}-\d{2}-\d{2}$/u.test(said) || /^\d{1,2}[/. -]\d{1,2}[/. -]\d{4}$/u.test(said) || /^\d{8}$/u.test(said)
}
