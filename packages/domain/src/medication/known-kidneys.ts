/** What is known of the renal function of a patient on a day: the newest creatinine, its age, and the filtration by each formula. */
import { RENAL_DEGREE_NAMES, type RenalDegree } from '../antecedents/patient-state.ts'
import { formatDate } from '../calendar/bogota.ts'
import { daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { ckdEpi2021, cockcroftGault, renalWeight } from '../clinical-record/renal-function.ts'
import { formatNumber } from '../text/format.ts'

export const RENAL_FORMULAS = ['CKD-EPI', 'Cockcroft-Gault'] as const
export type RenalFormula = (typeof RENAL_FORMULAS)[number]

export interface KnownKidneys {
  /** Completed years. */
  readonly edad: number
  readonly sexo: string
  /** The newest of the record, mg/dL; null: there is none. */
  readonly creatinina: { readonly valor: number; readonly fecha: CalendarDate } | null
  /** The newest, in kg and cm; null: not measured. */
  readonly peso: number | null
  readonly talla: number | null
  /** What somebody recorded of how low the function is, and when; null: nothing, or that it is not low. */
  readonly grado: { readonly grado: RenalDegree; readonly fecha: CalendarDate } | null
  /** The dated setting of for how many days a creatinine counts, as it is stored. */
  readonly ajuste: unknown
}

const ADULT_YEARS = 18
/** kg. Whoever has not been weighed is taken for no lighter than this. */
export const LEAST_WEIGHT = 40

export const NO_CREATININE = 'No hay creatinina en la historia: anótela en los antecedentes, en función renal'
export const NO_WEIGHT = 'Falta el peso del paciente para estimar la depuración de creatinina (Cockcroft-Gault)'
export const NO_SEX = 'Falta el sexo del paciente para estimar la filtración'
export const ON_DIALYSIS = 'El paciente está en diálisis: el catálogo no dice cómo se ajusta'

/** Where the setting is missing, or says something else than a number of days. */
export const USUAL_CREATININE_DAYS = 180

/** Days for which a creatinine counts, by the stored setting. */
export const creatinineDays = (setting: unknown): number => {
  const said: unknown = typeof setting === 'object' && setting !== null ? Reflect.get(setting, 'dias') : undefined
  return Number.isInteger(said) && Number(said) > 0 ? Number(said) : USUAL_CREATININE_DAYS
}

/** The knowledge is of adults. */
export const isMinor = ({ edad }: Pick<KnownKidneys, 'edad'>): boolean => edad < ADULT_YEARS

/** Both formulas ask for it. */
const hasKnownSex = ({ sexo }: Pick<KnownKidneys, 'sexo'>): boolean => sexo === 'F' || sexo === 'M'

/**
 * Why the filtration is not known, or null.
 * @regla Una creatinina vale los días que dice el ajuste (180): después, la función renal se vuelve a preguntar.
 */
export const whyNotKnown = (kidneys: KnownKidneys, today: CalendarDate): string | null => {
  const { creatinina, grado, ajuste } = kidneys
  if (grado?.grado === 'dialisis') return ON_DIALYSIS
  if (creatinina === null) return NO_CREATININE
  if (!hasKnownSex(kidneys)) return NO_SEX
  const [age, most] = [daysBetween(creatinina.fecha, today), creatinineDays(ajuste)]
  return age <= most
    ? null
    : `La última creatinina es del ${formatDate(creatinina.fecha)}, de hace ${age} días: vale ${most}`
}

/** Where the filtration may be, in mL/min (by CKD-EPI, for each 1.73 m²): both ends are of it. */
export interface Filtration {
  readonly desde: number
  readonly hasta: number
  /** False: it is only known that it is not lower. */
  readonly segura: boolean
  /** With what it was made from. */
  readonly texto: string
}

const DEGREES: Readonly<Record<RenalDegree, readonly [number, number]>> = {
  leve: [60, 89],
  moderada: [30, 59],
  grave: [0, 29],
  dialisis: [0, 14],
}

const ofDegree = ({ grado, fecha }: NonNullable<KnownKidneys['grado']>): Filtration => {
  const [desde, hasta] = DEGREES[grado]
  const texto = `Función renal disminuida: ${RENAL_DEGREE_NAMES[grado]}, anotada el ${formatDate(fecha)}`
  return { desde, hasta, segura: true, texto }
}

const CREATININE_DECIMALS = 2

const ofCreatinine = (
  formula: RenalFormula,
  { edad, sexo, peso, talla }: KnownKidneys,
  { valor, fecha }: NonNullable<KnownKidneys['creatinina']>,
): Filtration => {
  const from = `creatinina ${formatNumber(valor, CREATININE_DECIMALS)} mg/dL del ${formatDate(fecha)}`
  if (formula === 'CKD-EPI') {
    const tfg = ckdEpi2021({ edad, sexo, creatinina: valor })
    const texto = `TFG ${formatNumber(tfg, 1)} mL/min/1,73 m² (CKD-EPI 2021, ${from})`
    return { desde: tfg, hasta: tfg, segura: true, texto }
  }
  const real = peso ?? LEAST_WEIGHT
  const taken = peso === null || talla === null ? { kg: real, clase: 'real' } : renalWeight({ peso: real, talla, sexo })
  const tfg = cockcroftGault({ edad, sexo, creatinina: valor, peso: taken.kg })
  const weight = `peso ${taken.clase} ${formatNumber(taken.kg, 1)} kg`
  const texto = `TFG ${formatNumber(tfg, 1)} mL/min (Cockcroft-Gault, ${weight}, ${from})`
  // With more weight the filtration is higher.
  return { desde: tfg, hasta: peso === null ? Infinity : tfg, segura: peso !== null, texto }
}

/**
 * The filtration by the formula for which a row was written; null: nothing tells it.
 * @param why what makes the creatinine not count, or null
 * @regla Sin una creatinina que valga cuenta el grado de función renal que se anotó; sin él, la última creatinina.
 */
export const filtrationOf = (formula: RenalFormula, kidneys: KnownKidneys, why: string | null): Filtration | null => {
  const { creatinina, grado } = kidneys
  if (why !== null && grado !== null) return ofDegree(grado)
  return creatinina === null || !hasKnownSex(kidneys) ? null : ofCreatinine(formula, kidneys, creatinina)
}
