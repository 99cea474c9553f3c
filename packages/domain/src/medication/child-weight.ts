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

export const NO_CHILD_WEIGHT = 'Falta el peso del paciente: sin él no se compara la dosis de un menor de edad'

/** Who is younger grows faster. */
const BABY_MONTHS = 24
/** Where the setting is missing, or says something else than a number of days. */
export const USUAL_WEIGHT_DAYS = { menores_de_2: 30, desde_2: 180 } as const

/** Days for which the weight of a child of those months serves, by the stored setting. */
export const weightDays = (meses: number, setting: unknown): number => {
  const age = meses < BABY_MONTHS ? 'menores_de_2' : 'desde_2'
  const said: unknown = typeof setting === 'object' && setting !== null ? Reflect.get(setting, age) : undefined
  return Number.isInteger(said) && Number(said) > 0 ? Number(said) : USUAL_WEIGHT_DAYS[age]
}

/**
 * Why the weight does not serve, or null.
 * @regla El peso de un menor de edad vale los días que dice el ajuste (30 antes de los 2 años, 180 después): más viejo, se vuelve a pesar.
 */
export const weightProblem = ({ meses, peso, ajuste }: KnownChild, today: CalendarDate): string | null => {
  if (peso === null) return NO_CHILD_WEIGHT
  const [age, most] = [daysBetween(peso.fecha, today), weightDays(meses, ajuste)]
  return age <= most
    ? null
    : `El último peso es del ${formatDate(peso.fecha)}, de hace ${age} días: a esta edad vale ${most}`
}
