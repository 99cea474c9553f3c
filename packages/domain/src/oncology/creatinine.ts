/** The creatinine that a dose by area under the curve is worked out with: that of the record, with its date. */
import * as Schema from 'effect/Schema'
import { formatDate } from '../calendar/bogota.ts'
import { CalendarDate, daysBetween } from '../calendar/calendar-date.ts'
import { CREATININE_RANGE } from '../clinical-record/renal-function.ts'
import { countDays } from '../sick-leave/end-date.ts'
import { formatNumber } from '../text/format.ts'

/** What is known of it on a day. */
export const SchemeCreatinine = Schema.Struct({
  /** mg/dL, the newest of the record; null: there is none. */
  valor: Schema.NullOr(Schema.Finite),
  /** When the sample was taken. */
  fecha: Schema.NullOr(CalendarDate),
  /** mg/dL under which it counts as this, where the setting says so; null: it counts as it was measured. */
  minima: Schema.NullOr(Schema.Finite),
  /** Why no dose is worked out with it; null: it serves. */
  problema: Schema.NullOr(Schema.String),
})
export type SchemeCreatinine = typeof SchemeCreatinine.Type

/** For how long it serves, and what it counts as at least. */
export interface CreatinineRule {
  readonly dias: number
  readonly minima: number | null
}

/** As the weight of a scheme: where the setting is missing, or says something else. */
const USUAL_DAYS = 30

/** mg/dL that some protocols take as the least, which is proposed beside the measured one. @fuente NRG Oncology */
export const PROPOSED_MINIMUM = 0.7

/** mg/dL under which the creatinine of an adult is taken for a mistake of writing. */
const LEAST_PLAUSIBLE = 0.2

const DECIMALS = 2

export const NO_SCHEME_CREATININE = 'No hay creatinina en la historia: anótela en los antecedentes, en función renal'

const read = (setting: unknown, name: string): unknown =>
  typeof setting === 'object' && setting !== null ? Reflect.get(setting, name) : undefined

const isLeast = (value: unknown): value is number =>
  typeof value === 'number' && value >= CREATININE_RANGE.min && value <= CREATININE_RANGE.max

/** The stored setting, `{"dias": 30, "minima": null}`. */
export const creatinineRule = (setting: unknown): CreatinineRule => {
  const [dias, minima] = [read(setting, 'dias'), read(setting, 'minima')]
  return {
    dias: Number.isInteger(dias) && Number(dias) > 0 ? Number(dias) : USUAL_DAYS,
    minima: isLeast(minima) ? minima : null,
  }
}

const inMilligrams = (valor: number): string => `${formatNumber(valor, DECIMALS)} mg/dL`

const problemOf = (
  { valor, fecha }: { readonly valor: number; readonly fecha: CalendarDate },
  { dias }: CreatinineRule,
  today: CalendarDate,
): string | null => {
  if (valor < LEAST_PLAUSIBLE || valor > CREATININE_RANGE.max)
    return `La creatinina de ${inMilligrams(valor)} no es creíble en un adulto: confírmela en los antecedentes`
  const age = daysBetween(fecha, today)
  return age <= dias
    ? null
    : `La última creatinina, ${inMilligrams(valor)}, es del ${formatDate(fecha)}, de hace ${countDays(age)}: para esta dosis vale ${dias}`
}

/**
 * What is known of the creatinine for a scheme.
 * @param newest of the record, with the day of its sample; null: there is none
 * @param setting the dated setting that is in force, as it is stored
 * @regla La dosis por AUC se calcula solo con la creatinina de la historia, con su fecha: la que falta, la de más días que los del ajuste (30) y la que no es creíble no proponen dosis y dicen por qué.
 */
export const schemeCreatinine = (
  newest: { readonly valor: number; readonly fecha: CalendarDate } | null,
  setting: unknown,
  today: CalendarDate,
): SchemeCreatinine => {
  const rule = creatinineRule(setting)
  return newest === null
    ? { valor: null, fecha: null, minima: rule.minima, problema: NO_SCHEME_CREATININE }
    : { ...newest, minima: rule.minima, problema: problemOf(newest, rule, today) }
}

/** "Creatinina 0,90 mg/dL del 12 nov 2026", or why there is none that serves. */
export const creatinineInWords = ({ valor, fecha, problema }: SchemeCreatinine): string =>
  problema ?? (valor === null || fecha === null ? '' : `Creatinina ${inMilligrams(valor)} del ${formatDate(fecha)}`)

/** What a dose takes of it: nothing of one that does not serve. */
export const doseCreatinine = ({ valor, fecha, minima, problema }: SchemeCreatinine) => ({
  creatinina: problema === null ? valor : null,
  creatinina_fecha: fecha,
  creatinina_minima: minima,
})
