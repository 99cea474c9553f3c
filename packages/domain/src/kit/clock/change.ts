/** What a person may do to a term that runs: always with a reason, and never in silence. */
import { bogotaDate, formatDate } from '../../calendar/bogota.ts'
import { addBusinessDays, isBusinessDay, type WorkCalendar } from '../../calendar/business-days.ts'
import { daysBetween, type CalendarDate } from '../../calendar/calendar-date.ts'
import { reasonProblem } from '../../text/substance.ts'
import { spentBetween } from './count.ts'
import { amountOf, atMinute, dayOf, dueDay, dueOf, type Term } from './due.ts'
import type { TermNorm } from './norm.ts'
import { dueInWords } from './light.ts'
import { countsDays } from './unit.ts'

const LEAST_REASON = 20
const REASON_NEEDED = 'Escriba el motivo (20 caracteres o más)'
const ONCE_SUSPENDED = 'Ya se suspendió una vez.'
const ALREADY_EXTENDED = 'Ya se prorrogó una vez.'
const notExtendable = (nombre: string): string => `Este plazo no se puede prorrogar: es de ${nombre}.`
const notSuspendable = (nombre: string): string => `Este plazo no se puede suspender: es de ${nombre}.`
const NOT_BUSINESS_DAY = 'La nueva fecha debe ser un día hábil posterior al vencimiento.'
const ALREADY_DUE = 'El plazo ya venció: no se puede suspender.'

/** Why a reason does not serve; null where it does. */
export const checkReason = (motivo: string): string | null =>
  motivo.trim().length < LEAST_REASON ? REASON_NEEDED : reasonProblem(motivo, REASON_NEEDED)

type Norm = Pick<TermNorm, 'nombre' | 'admite_suspension' | 'max_suspensiones' | 'dias_para_suspender'>

/** The last day on which it may be suspended; null: while it runs. */
const lastDayToSuspend = (inicio: number, dias: number | null, calendario: WorkCalendar): CalendarDate | null =>
  dias === null ? null : addBusinessDays(bogotaDate(inicio), dias, calendario)

/**
 * Why a term is not suspended now; null where it may be.
 * @fuente Ley 1755 de 2015, art. 17; casos-con-reloj R5
 * @regla Solo se suspende el plazo que la norma deja suspender, las veces que deja, dentro de los días que da y antes de vencer.
 */
export const checkSuspension = (term: Term, norm: Norm, at: number): string | null => {
  if (!norm.admite_suspension) return notSuspendable(norm.nombre)
  if (term.pausas.length >= norm.max_suspensiones) return ONCE_SUSPENDED
  if (at >= dueOf(term)) return ALREADY_DUE
  const last = lastDayToSuspend(term.inicio, norm.dias_para_suspender, term.calendario)
  if (last === null || bogotaDate(at) <= last) return null
  return `El requerimiento se podía hacer hasta el ${formatDate(last)} (${norm.dias_para_suspender} días hábiles). El plazo sigue corriendo.`
}

/** The term after a suspension that ends. */
export const resumed = (term: Term, desde: number, hasta: number): Term => ({
  ...term,
  pausas: [...term.pausas, { desde, hasta: Math.max(desde, hasta) }],
})

/** What is added so that a term of days ends at the end of `day`. */
const addedUntil = (term: Term, day: CalendarDate): number => {
  if (term.unidad === 'dia_calendario') {
    return daysBetween(dayOf({ ...term, rodar_a_habil: false }, amountOf(term)), day)
  }
  return spentBetween(atMinute(dayOf(term, amountOf(term)), 0), atMinute(day, 0), term, false)
}

/** The last day to which it may be extended. */
export const lastExtension = (term: Term, factor: number): CalendarDate =>
  dayOf({ ...term, adicional: 0 }, amountOf({ ...term, adicional: 0 }) * factor)

/**
 * Why a term of days is not extended to a day; null where it may be.
 * @fuente Ley 1755 de 2015, art. 14, parágrafo; casos-con-reloj R6
 * @regla La prórroga se informa una vez y antes de vencer, hasta un día hábil que no pase del doble del plazo contado sin lo suspendido.
 */
export const checkExtension = (
  term: Term,
  { nombre, admite_prorroga, factor_prorroga }: Pick<TermNorm, 'nombre' | 'admite_prorroga' | 'factor_prorroga'>,
  { at, hasta }: { readonly at: number; readonly hasta: CalendarDate },
): string | null => {
  if (!admite_prorroga || !countsDays(term.unidad) || term.unidad === 'mes') return notExtendable(nombre)
  if (term.adicional > 0) return ALREADY_EXTENDED
  const due = dueOf(term)
  if (at >= due) return `La prórroga se informa antes del vencimiento (${dueInWords(term.unidad, due)}).`
  if (hasta <= dueDay(due) || !isBusinessDay(hasta, term.calendario)) return NOT_BUSINESS_DAY
  const last = lastExtension(term, factor_prorroga)
  return hasta <= last ? null : `La nueva fecha no puede pasar del ${formatDate(last)}: el doble del plazo.`
}

/** The term that ends on a later day. */
export const extended = (term: Term, hasta: CalendarDate): Term => ({ ...term, adicional: addedUntil(term, hasta) })

/** The same start and the same suspensions under another figure: nothing of what passed is given back. */
export const reclassified = (term: Term, figure: Pick<Term, 'unidad' | 'cantidad' | 'rodar_a_habil'>): Term => ({
  ...term,
  ...figure,
  adicional: 0,
})

/** What is said where the due moment of the new class has passed already; null where it has not. */
export const alreadyDue = (term: Term, nombre: string, now: number): string | null =>
  dueOf(term) > now ? null : `Como ${nombre} el plazo venció el ${dueInWords(term.unidad, dueOf(term))}.`
