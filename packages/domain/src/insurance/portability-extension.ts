/** Whether a portability goes on, and until when. @fuente Decreto 1683 de 2013; modulos/aseguramiento-y-red.md §7 R14 */
import { formatDate } from '../calendar/bogota.ts'
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { endOfMonths, type PortabilityKind } from './portability-kind.ts'

const MONTHS = 12
const DAYS_AFTER = 15
/** From how many days before its end the person is asked. */
const DAYS_ASKED = 15

export const EXTENDED_ONCE = 'Solo se prorroga una vez una portabilidad temporal.'
export const EXTENDED_LATE = 'La prórroga se pide hasta 15 días después del vencimiento.'

interface Extended {
  readonly tipo: PortabilityKind
  readonly fin: CalendarDate | null
  readonly prorrogada: boolean
}

/**
 * Why it is not extended that day; null where it may be. Pure.
 * @regla Solo se prorroga una portabilidad temporal, una vez, antes de que termine o hasta quince días después; la prórroga dura hasta doce meses desde el día siguiente a su fin.
 */
export const whyNotExtended = ({ tipo, fin, prorrogada }: Extended, hoy: CalendarDate): string | null => {
  if (tipo !== 'temporal' || fin === null || prorrogada) return EXTENDED_ONCE
  return hoy > addDays(fin, DAYS_AFTER) ? EXTENDED_LATE : null
}

/** What is wrong with the new last day of one that may be extended; null: nothing. */
export const extensionProblem = (fin: CalendarDate, hasta: CalendarDate, hoy: CalendarDate): string | null => {
  const last = endOfMonths(addDays(fin, 1), MONTHS)
  if (hasta <= fin || hasta < hoy)
    return `La prórroga va hasta un día posterior al ${formatDate(fin > hoy ? fin : addDays(hoy, -1))}.`
  return hasta > last ? `La prórroga llega, a lo sumo, hasta el ${formatDate(last)}.` : null
}

/** What is asked of who is about to come back; null: there is time, or it does not end. */
export const endingQuestion = (fin: CalendarDate | null, hoy: CalendarDate): string | null =>
  fin === null || hoy < addDays(fin, -DAYS_ASKED) || hoy > fin
    ? null
    : `Termina el ${formatDate(fin)}: ¿regresa, prorroga o cambia de EPS?`
