/** Until when an affiliate takes a drug, and until when its order can be used. */
import { addDays, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { expiryDate } from '../ordering/validity-date.ts'

/** Days from the start of one month of treatment to the start of the next. */
export const DAYS_PER_MONTH = 30

export interface TreatmentSpan {
  readonly fechaVigencia: CalendarDate
  readonly meses: number
  /** Days of each month. */
  readonly duracion: number
}

/**
 * Last day on which the affiliate takes it.
 * @regla El tratamiento termina en su fecha de vigencia más (meses − 1) × 30 + duración − 1 días.
 */
export const treatmentEnd = ({ fechaVigencia, meses, duracion }: TreatmentSpan): CalendarDate =>
  addDays(fechaVigencia, (meses - 1) * DAYS_PER_MONTH + duracion - 1)

/**
 * Last day on which the order can be used.
 * @regla Una orden de medicamentos sirve 90 días o hasta el fin del tratamiento, lo que sea más tarde.
 */
export const medicationExpiry = (span: TreatmentSpan): CalendarDate => {
  const [expiry, end] = [expiryDate(span.fechaVigencia), treatmentEnd(span)]
  return end > expiry ? end : expiry
}

/** From so many days on before its end a treatment is renewed without a gap. */
export const ENDING_DAYS = 14

/**
 * Whether a treatment that is taken today is about to end.
 * @regla Un tratamiento se acaba pronto cuando su último día es hoy o uno de los 14 siguientes.
 */
export const endsSoon = (lastDay: CalendarDate, today: CalendarDate): boolean => {
  const left = daysBetween(today, lastDay)
  return left >= 0 && left <= ENDING_DAYS
}
