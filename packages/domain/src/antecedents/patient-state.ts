/** States of a patient that change what may be prescribed: each is asserted, present or not, by somebody and on a day. */
import { addDays, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { CREATININE_OUT_OF_RANGE, CREATININE_RANGE } from '../clinical-record/renal-function.ts'
import type { Source } from './allergy-entry.ts'

export const PATIENT_STATES = ['gestacion', 'lactancia', 'funcion_renal', 'trasplante', 'g6pd'] as const
export type PatientStateKind = (typeof PATIENT_STATES)[number]
export const PATIENT_STATE_NAMES: Readonly<Record<PatientStateKind, string>> = {
  gestacion: 'Embarazo',
  lactancia: 'Lactancia',
  funcion_renal: 'Función renal disminuida',
  trasplante: 'Trasplante',
  g6pd: 'Deficiencia de G6PD',
}

/** How low the renal function is known to be. */
export const RENAL_DEGREES = ['leve', 'moderada', 'grave', 'dialisis'] as const
export type RenalDegree = (typeof RENAL_DEGREES)[number]
export const RENAL_DEGREE_NAMES: Readonly<Record<RenalDegree, string>> = {
  leve: 'Leve (TFG 60 a 89)',
  moderada: 'Moderada (TFG 30 a 59)',
  grave: 'Grave (TFG menor de 30)',
  dialisis: 'En diálisis',
}

/** A pregnancy that nobody ended is not believed longer. */
export const MAX_GESTATION_WEEKS = 44
const DAYS_A_WEEK = 7
const FERTILE_FROM = 9
const FERTILE_TO = 60
export const MAX_STATE_DETAIL = 500

export const WEEKS_REQUIRED = 'Escriba las semanas de gestación o la fecha de la última menstruación'
export const WEEKS_RANGE = `Las semanas van de 0 a ${MAX_GESTATION_WEEKS}`
export const DEGREE_REQUIRED = 'Escoja el grado'
export const STATE_IN_FUTURE = 'No puede ser en el futuro'
export const STATE_TOO_OLD = `Hace más de ${MAX_GESTATION_WEEKS} semanas: revise la fecha`
export const CREATININE_DATE_REQUIRED = 'Escriba la fecha del examen'
export const SEX_TO_CONFIRM = 'El sexo registrado es masculino: confirme que es así'
export const AGE_TO_CONFIRM = 'Por la edad no es lo habitual: confirme que es así'

export interface PatientStateForm {
  readonly tipo: PatientStateKind
  /** False: it was asked, and it is not so. */
  readonly presente: boolean
  /** Of a pregnancy: the first day of the last period. Of the others: since when. */
  readonly desde: CalendarDate | null
  /** Of a pregnancy, on the day of the form. */
  readonly semanas: number | null
  readonly grado: RenalDegree | null
  /** Of the renal function, low or not: mg/dL and the day of the test. */
  readonly creatinina?: number | null
  readonly creatinina_fecha?: CalendarDate | null
  readonly detalle: string | null
  readonly origen: Source
  /** The professional asserts what the identity of the record does not make likely. */
  readonly confirmado: boolean
}

export interface PatientIdentity {
  readonly sexo: string
  readonly edad: number
}

/** The first day of a pregnancy of so many weeks today. */
export const gestationStart = (semanas: number, today: CalendarDate): CalendarDate =>
  addDays(today, -semanas * DAYS_A_WEEK)

/**
 * Whole weeks of gestation on that day.
 * @regla Las semanas de gestación son las completas desde la última menstruación.
 */
export const gestationWeeks = (desde: CalendarDate, today: CalendarDate): number =>
  Math.floor(daysBetween(desde, today) / DAYS_A_WEEK)

/**
 * Whether a pregnancy that nobody ended has lasted more than any does: it is asked again.
 * @regla Un embarazo de más de 44 semanas que nadie terminó ya no se sabe: se vuelve a preguntar.
 */
export const gestationExpired = (desde: CalendarDate, today: CalendarDate): boolean =>
  gestationWeeks(desde, today) > MAX_GESTATION_WEEKS

/** Why the identity of the record makes it unlikely, or null. */
export const whyConfirm = (tipo: PatientStateKind, { sexo, edad }: PatientIdentity): string | null => {
  if (tipo !== 'gestacion' && tipo !== 'lactancia') return null
  if (sexo === 'M') return SEX_TO_CONFIRM
  return edad < FERTILE_FROM || edad > FERTILE_TO ? AGE_TO_CONFIRM : null
}

type Problems = Readonly<Record<string, readonly string[]>>

const gestationProblems = ({ desde, semanas }: PatientStateForm, today: CalendarDate): Problems => {
  if (semanas !== null) {
    return Number.isInteger(semanas) && semanas >= 0 && semanas <= MAX_GESTATION_WEEKS ? {} : { semanas: [WEEKS_RANGE] }
  }
  if (desde === null) return { semanas: [WEEKS_REQUIRED] }
  return gestationExpired(desde, today) ? { desde: [STATE_TOO_OLD] } : {}
}

const creatinineProblems = (
  { tipo, creatinina, creatinina_fecha }: PatientStateForm,
  today: CalendarDate,
): Problems => {
  if (tipo !== 'funcion_renal' || creatinina === null || creatinina === undefined) return {}
  const day = creatinina_fecha ?? null
  return {
    ...(creatinina >= CREATININE_RANGE.min && creatinina <= CREATININE_RANGE.max
      ? {}
      : { creatinina: [CREATININE_OUT_OF_RANGE] }),
    ...(day === null ? { creatinina_fecha: [CREATININE_DATE_REQUIRED] } : {}),
    ...(day !== null && day > today ? { creatinina_fecha: [STATE_IN_FUTURE] } : {}),
  }
}

/**
 * What is wrong in the form, by field.
 * @regla Un embarazo se anota con sus semanas o su fecha, la función renal con su grado y la creatinina con la fecha de su examen; lo que el sexo o la edad no hacen esperar lo afirma el profesional.
 */
export const stateProblems = (form: PatientStateForm, who: PatientIdentity, today: CalendarDate): Problems => {
  const unlikely = form.presente && !form.confirmado ? whyConfirm(form.tipo, who) : null
  return {
    ...(form.desde !== null && form.desde > today ? { desde: [STATE_IN_FUTURE] } : {}),
    ...(form.presente && form.tipo === 'gestacion' && (form.desde === null || form.desde <= today)
      ? gestationProblems(form, today)
      : {}),
    ...(form.presente && form.tipo === 'funcion_renal' && form.grado === null ? { grado: [DEGREE_REQUIRED] } : {}),
    ...(unlikely === null ? {} : { confirmado: [unlikely] }),
    ...creatinineProblems(form, today),
  }
}
