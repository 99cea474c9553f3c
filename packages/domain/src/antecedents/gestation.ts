/** How far a pregnancy is, and when it is expected to end. @fuente Regla de Naegele: 280 días desde la última menstruación; OMS, CIE-10 vol. 2 (semanas cumplidas) */
import * as Schema from 'effect/Schema'
import { formatDate } from '../calendar/bogota.ts'
import { addDays, CalendarDate, daysBetween } from '../calendar/calendar-date.ts'

const DAYS_A_WEEK = 7
export const PREGNANCY_DAYS = 280

export const Gestation = Schema.Struct({
  /** First day of the last period, or the one that the ultrasound gives. */
  desde: CalendarDate,
  /** Completed weeks and the days over them. */
  semanas: Schema.Int,
  dias: Schema.Int,
  /** Probable day of birth. */
  fecha_parto: CalendarDate,
  trimestre: Schema.Literals([1, 2, 3]),
})
export type Gestation = typeof Gestation.Type

/** Completed weeks from which the second and the third trimester are counted. @fuente ACOG */
const SECOND = 14
const THIRD = 28

/**
 * The pregnancy on that day.
 * @regla Las semanas de gestación se dicen cumplidas, con sus días, y la fecha probable de parto es 280 días después de la última menstruación.
 */
export const gestationOn = (desde: CalendarDate, today: CalendarDate): Gestation => {
  const days = Math.max(0, daysBetween(desde, today))
  const semanas = Math.floor(days / DAYS_A_WEEK)
  return {
    desde,
    semanas,
    dias: days % DAYS_A_WEEK,
    fecha_parto: addDays(desde, PREGNANCY_DAYS),
    trimestre: semanas < SECOND ? 1 : semanas < THIRD ? 2 : 3,
  }
}

/** `24 semanas y 3 días`, `24 semanas`. */
export const weeksInWords = ({ semanas, dias }: Pick<Gestation, 'semanas' | 'dias'>): string => {
  const weeks = `${semanas} ${semanas === 1 ? 'semana' : 'semanas'}`
  return dias === 0 ? weeks : `${weeks} y ${dias} ${dias === 1 ? 'día' : 'días'}`
}

/** `Embarazo de 24 semanas y 3 días (segundo trimestre), parto probable el 12 mar 2027`. */
export const gestationInWords = (gestation: Gestation): string => {
  const trimester = ['primer', 'segundo', 'tercer'][gestation.trimestre - 1] ?? ''
  return `Embarazo de ${weeksInWords(gestation)} (${trimester} trimestre), parto probable el ${formatDate(gestation.fecha_parto)}`
}
