/** Unit of the interval between two doses. @fuente spec 2 §3, §9 */
import * as Schema from 'effect/Schema'

export const TIME_UNITS = ['Horas', 'Días'] as const
export const TimeUnit = Schema.Literals(TIME_UNITS)
export type TimeUnit = typeof TimeUnit.Type

/** @fuente spec 2 §9 */
export const HOURS_PER_DAY = 24
