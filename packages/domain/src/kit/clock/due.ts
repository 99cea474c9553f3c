/** When a term ends, and every instant on the way. Other files name class, start and amount, and never count by themselves. */
import { bogotaDate, bogotaMidnight } from '../../calendar/bogota.ts'
import { daysBetween, type CalendarDate } from '../../calendar/calendar-date.ts'
import { addMonths, dayAfter, endOfDay, HOUR_MS, hoursAfter, spentBetween, type Counting } from './count.ts'
import { countsDays } from './unit.ts'

/** Instants in epoch milliseconds. */
export interface Pause {
  readonly desde: number
  readonly hasta: number
}

export interface Term extends Counting {
  readonly cantidad: number
  readonly inicio: number
  /** Suspensions that ended, in order. */
  readonly pausas: readonly Pause[]
  /** What an extension added, in the same unit. */
  readonly adicional: number
  /** The instant that a judge wrote; only of the unit `fijo`. */
  readonly fijo: number | null
}

/** A stretch in which the term ran. */
export interface Stretch {
  readonly desde: number
  /** When it was suspended; null of the last. */
  readonly hasta: number | null
  /** Spent in it, or left for the last. */
  readonly cantidad: number
}

/** What is counted: days for units of days (the months as the days that they have), else hours. */
export const amountOf = ({ unidad, cantidad, inicio, adicional, fijo }: Term): number => {
  if (unidad === 'fijo') return ((fijo ?? inicio) - inicio) / HOUR_MS
  if (unidad !== 'mes') return cantidad + adicional
  const day = bogotaDate(inicio)
  return daysBetween(day, addMonths(day, cantidad))
}

/** A term of months goes on to the next day that counts, whatever its row says. */
const rolling = <C extends Counting>(counting: C): C =>
  counting.unidad === 'mes' ? { ...counting, rodar_a_habil: true } : counting

/** The stretches until `amount` is spent: what was paused is not counted, and what was counted before a pause is not counted again. */
export const stretchesOf = (term: Term, amount = amountOf(term)): readonly Stretch[] => {
  const stretches: Stretch[] = []
  let desde = term.inicio
  let left = amount
  for (const pause of term.pausas) {
    const spent = spentBetween(desde, pause.desde, term, stretches.length === 0)
    if (left < spent) break
    stretches.push({ desde, hasta: pause.desde, cantidad: spent })
    left -= spent
    desde = pause.hasta
  }
  return [...stretches, { desde, hasta: null, cantidad: left }]
}

const lastOf = (term: Term, amount: number): { readonly stretch: Stretch; readonly first: boolean } => {
  const stretches = stretchesOf(term, amount)
  const stretch = stretches.at(-1) ?? { desde: term.inicio, hasta: null, cantidad: amount }
  return { stretch, first: stretches.length === 1 }
}

/** The day in which a term of days has counted so many. */
export const dayOf = (term: Term, amount: number): CalendarDate => {
  const { stretch, first } = lastOf(term, amount)
  return dayAfter(stretch.desde, stretch.cantidad, rolling(term), first)
}

/** The instant in which so much of a term has passed: for units of days, the end of that day. */
export const instantOf = (term: Term, amount: number): number => {
  if (countsDays(term.unidad)) return endOfDay(dayOf(term, amount), term)
  const { desde, cantidad } = lastOf(term, amount).stretch
  return hoursAfter(desde, cantidad, term)
}

/**
 * When the term ends: the first instant that is late.
 * @fuente casos-con-reloj §3; Ley 4 de 1913, art. 62; Ley 51 de 1983
 * @regla Un plazo en horas corridas cuenta noches, domingos y festivos; uno en días hábiles cuenta desde el día hábil siguiente y termina al final del último; lo que estuvo suspendido no se cuenta y lo ya contado no se devuelve.
 */
export const dueOf = (term: Term): number => instantOf(term, amountOf(term))

/** The day that a person reads as the due one: an instant at midnight belongs to the day before. */
export const dueDay = (vence: number): CalendarDate => bogotaDate(vence - 1)

/** The minute of a day in Bogotá, as an instant. */
export const atMinute = (day: CalendarDate, minute: number): number => bogotaMidnight(day) + minute * 60_000
