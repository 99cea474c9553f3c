/** What is known of a child to compare a dose with: its age and its newest weight, and for how many days that weight serves. */
import { formatDate } from '../calendar/bogota.ts'
import { daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'

export interface KnownChild {
  /** Whole months of life. */
  readonly meses: number
  /** The newest weight of the record; null: none. */
  readonly peso: { readonly kg: number; readonly fecha: CalendarDate } | null
  /** The dated setting of for how many days a weight serves, as it is stored. */
  readonly ajuste: unknown
}

export const NO_CHILD_WEIGHT = 'Falta el peso del paciente. Péselo para comprobar la dosis'

/** Who is younger grows faster. */
const BABY_MONTHS = 24
/** Where the setting is missing, or says something else than a number of days. */
export const USUAL_WEIGHT_DAYS = { menores_de_2: 0, desde_2: 30 } as const

/** Days for which the weight of a child of those months serves, by the stored setting; 0: only that of today. */
export const weightDays = (meses: number, setting: unknown): number => {
  const age = meses < BABY_MONTHS ? 'menores_de_2' : 'desde_2'
  const said: unknown = typeof setting === 'object' && setting !== null ? Reflect.get(setting, age) : undefined
  return Number.isInteger(said) && Number(said) >= 0 ? Number(said) : USUAL_WEIGHT_DAYS[age]
}

/**
 * Why the weight does not serve, or null.
 * @regla El peso de un menor de edad vale los días que dice el ajuste (el de hoy antes de los 2 años, 30 días después): más viejo, se vuelve a pesar.
 */
export const weightProblem = ({ meses, peso, ajuste }: KnownChild, today: CalendarDate): string | null => {
  if (peso === null) return NO_CHILD_WEIGHT
  const [age, most] = [daysBetween(peso.fecha, today), weightDays(meses, ajuste)]
  return age <= most
    ? null
    : `El último peso es del ${formatDate(peso.fecha)}: a esta edad vale ${most === 0 ? 'el de hoy' : `${most} días`}. Péselo para comprobar la dosis`
}
