/** When a term tells that it is about to end. */
import { atMinute, amountOf, dayOf, dueOf, instantOf, type Term } from './due.ts'
import { countsDays } from './unit.ts'

/** 0 at once, where the class asks for it; then at each share of the term, in per cent. */
const ALARM_LEVELS = [0, 50, 80, 100] as const
type AlarmLevel = (typeof ALARM_LEVELS)[number]

const PER_CENT = 100
/** Seven in the morning in Bogotá. */
const MORNING = 7 * 60
/** Of a term of hours, the share in which the house means to have answered. */
const GOAL_OF_HOURS = 0.6
/** Of a term of days, how many before the last. */
const GOAL_DAYS_BEFORE = 3
const WARNING_LEVEL = 80

const between = (instant: number, from: number, to: number): number => Math.min(Math.max(instant, from), to)

/**
 * The instant of an alarm.
 * @fuente casos-con-reloj §3, alarmas
 * @regla Un plazo en horas avisa al 50 y al 80 por ciento de sus horas; uno en días, a las 07:00 del día en que se completa esa parte; todos, al vencer.
 */
export const alarmAt = (term: Term, nivel: AlarmLevel): number => {
  const due = dueOf(term)
  if (nivel === 0) return term.inicio
  if (nivel === PER_CENT) return due
  const amount = amountOf(term)
  const at = countsDays(term.unidad)
    ? atMinute(dayOf(term, Math.ceil((amount * nivel) / PER_CENT)), MORNING)
    : instantOf(term, (amount * nivel) / PER_CENT)
  return between(at, term.inicio, due)
}

interface Alarm {
  readonly nivel: AlarmLevel
  readonly at: number
}

/** The alarms of a term in order; `atOnce`: of a class that tells it when it begins. */
export const alarmsOf = (term: Term, atOnce: boolean): readonly Alarm[] =>
  ALARM_LEVELS.filter((nivel) => nivel > 0 || atOnce).map((nivel) => ({ nivel, at: alarmAt(term, nivel) }))

/**
 * When the house means to have answered; null where the term is too short to have a goal before its end.
 * @regla La meta interna de un plazo en horas es el 60 por ciento; la de uno en días, tres días antes; nunca después del vencimiento.
 */
export const goalOf = (term: Term): number | null => {
  const amount = amountOf(term)
  if (!countsDays(term.unidad)) return Math.min(instantOf(term, amount * GOAL_OF_HOURS), dueOf(term))
  return amount > GOAL_DAYS_BEFORE ? Math.min(instantOf(term, amount - GOAL_DAYS_BEFORE), dueOf(term)) : null
}

/** From when it is shown as about to end: its goal, or the alarm of 80 where that comes first. */
export const warningAt = (term: Term): number =>
  Math.min(alarmAt(term, WARNING_LEVEL), goalOf(term) ?? Number.POSITIVE_INFINITY)
