/** For how many days a consultation admits what is ordered in it. */
import { formatDate } from '../calendar/bogota.ts'
import { daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { OrderType } from '../ordering/order-type.ts'

/** What is ordered in a consultation. */
export type Ordered = 'medicamentos' | 'procedimientos' | 'esquemas' | 'servicios' | 'incapacidades'

/** Days after that of the consultation; an institution changes them by a dated setting. */
export type OrderingWindow = Readonly<Record<Ordered, number>>

/** Where the setting is missing, or says something else than a number of days. */
export const USUAL_WINDOW: OrderingWindow = {
  medicamentos: 3,
  procedimientos: 30,
  esquemas: 3,
  servicios: 30,
  incapacidades: 3,
}

const KIND: Readonly<Record<OrderType, Ordered>> = {
  [OrderType.medications]: 'medicamentos',
  [OrderType.procedures]: 'procedimientos',
  [OrderType.schemes]: 'esquemas',
  [OrderType.ownCodes]: 'servicios',
}

/** The name under which the setting has the days of a kind of order. */
export const orderedOf = (tipo: OrderType): Ordered => KIND[tipo]

const SENTENCE: Readonly<Record<Ordered, string>> = {
  medicamentos: 'se formulan medicamentos',
  procedimientos: 'se ordenan procedimientos',
  esquemas: 'se ordenan esquemas de oncología',
  servicios: 'se ordenan otros servicios',
  incapacidades: 'se expiden incapacidades',
}

const isDays = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** Days of the stored setting for a kind; the usual ones where it does not say them. */
export const windowDays = (setting: unknown, what: Ordered): number => {
  const said: unknown = typeof setting === 'object' && setting !== null ? Reflect.get(setting, what) : undefined
  return isDays(said) ? said : USUAL_WINDOW[what]
}

/** The most that the setting is told to admit. */
export const MAX_ORDERING_DAYS = 366

/** Days of the stored setting for each kind. */
export const orderingDays = (setting: unknown): OrderingWindow => ({
  medicamentos: windowDays(setting, 'medicamentos'),
  procedimientos: windowDays(setting, 'procedimientos'),
  esquemas: windowDays(setting, 'esquemas'),
  servicios: windowDays(setting, 'servicios'),
  incapacidades: windowDays(setting, 'incapacidades'),
})

export interface OfConsultation {
  /** Day of the consultation in Bogotá. */
  readonly fecha: CalendarDate
  /** The setting that is in force, as it is stored. */
  readonly plazos: unknown
}

/**
 * Why a consultation no longer admits something, or null.
 * @regla Lo que se ordena en una consulta se ordena en los días que dice el ajuste (3 los medicamentos, los esquemas y las incapacidades; 30 los procedimientos y los servicios); después se abre otra consulta.
 */
export const tooOldToOrder = ({ fecha, plazos }: OfConsultation, what: Ordered, today: CalendarDate): string | null => {
  const days = windowDays(plazos, what)
  if (daysBetween(fecha, today) <= days) return null
  const limit = days === 0 ? 'el mismo día' : `hasta ${days} ${days === 1 ? 'día' : 'días'} después`
  return `Esta consulta es del ${formatDate(fecha)}: en una consulta ${SENTENCE[what]} ${limit}. Abra una consulta de hoy.`
}
