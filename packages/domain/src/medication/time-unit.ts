/** Unit of the interval between two doses. @fuente spec 2 §3, §9 */
import * as Schema from 'effect/Schema'

/**
 * The units to choose from.
 * @fuente spec 2 §9
 * @regla La frecuencia de un medicamento se da en Horas o en Días.
 */
export const TIME_UNITS = ['Horas', 'Días'] as const
export const TimeUnit = Schema.Literals(TIME_UNITS)
export type TimeUnit = typeof TimeUnit.Type

/** @fuente spec 2 §9 */
export const HOURS_PER_DAY = 24
