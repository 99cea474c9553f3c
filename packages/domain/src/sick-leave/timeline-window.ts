/** The months that the strip of leaves shows, and where a stretch of days falls in them. */
import { shortDate } from './end-date.ts'
import { spanDays, type Span } from './leave-span.ts'
import { addDays, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'

/** Months of the strip. */
const MONTHS_SHOWN = 5
const LONGEST_MONTH = 31

export interface MonthMark {
  readonly primero: CalendarDate
  /** `nov`. */
  readonly etiqueta: string
  /** Where it begins, as a part of the strip from 0 to 1. */
  readonly inicio: number
}

const firstOfMonth = (day: CalendarDate): CalendarDate => `${day.slice(0, 8)}01`

/** Last day of the month of a day. */
export const endOfWindow = (day: CalendarDate): CalendarDate =>
  addDays(firstOfMonth(addDays(firstOfMonth(day), LONGEST_MONTH)), -1)

const firstDays = (last: CalendarDate): readonly CalendarDate[] => {
  const back = [firstOfMonth(last)]
  for (const first of back) if (back.length < MONTHS_SHOWN) back.push(firstOfMonth(addDays(first, -1)))
  return back.toReversed()
}

/** The five months that end on the last day of one, with their marks. */
export const monthsUntil = (last: CalendarDate): { readonly meses: readonly MonthMark[]; readonly tramo: Span } => {
  const firsts = firstDays(last)
  const tramo = { desde: firsts[0] ?? firstOfMonth(last), hasta: last }
  const meses = firsts.map((primero) => ({
    primero,
    etiqueta: shortDate(primero).slice(3),
    inicio: daysBetween(tramo.desde, primero) / spanDays(tramo),
  }))
  return { meses, tramo }
}

/** Where a stretch falls in the strip, cut at its edges; null where it falls out of it. */
export const shareOf = (
  { desde, hasta }: Span,
  strip: Span,
): { readonly inicio: number; readonly ancho: number } | null => {
  const cut = { desde: desde < strip.desde ? strip.desde : desde, hasta: hasta > strip.hasta ? strip.hasta : hasta }
  if (spanDays(cut) === 0) return null
  const all = spanDays(strip)
  return { inicio: daysBetween(strip.desde, cut.desde) / all, ancho: spanDays(cut) / all }
}
