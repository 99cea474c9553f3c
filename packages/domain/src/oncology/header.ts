/** Cycles and frequency of a scheme order, and what is said of those that cannot be. @fuente spec 2 §2, §9 */

/** The most cycles that an order may reach. */
export const MAX_CYCLES = 60
/** The most days from one cycle to the next. */
export const MAX_FREQUENCY = 365
export const FREQUENCY_RANGE = `La frecuencia debe ser de 1 a ${MAX_FREQUENCY} días`
export const FIRST_CYCLE_RANGE = `El ciclo inicial debe ser de 1 a ${MAX_CYCLES}`
export const CYCLES_RANGE = `Los ciclos deben ser de 1 a ${MAX_CYCLES}`

/** As it is typed: null while a field is empty. */
export interface SchemeHeader {
  readonly ciclo: number | null
  readonly ciclo_total: number | null
  readonly frecuencia_repeticion: number | null
  readonly fecha_inicio: string
}

const isFrom1To = (value: number | null, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= max

/**
 * Messages of what cannot be ordered, by field; empty when everything can.
 * @regla El ciclo inicial y los ciclos van de 1 a 60 y la frecuencia de 1 a 365 días.
 */
export const checkHeader = ({ ciclo, ciclo_total, frecuencia_repeticion }: SchemeHeader): Record<string, string[]> => ({
  ...(isFrom1To(ciclo, MAX_CYCLES) ? {} : { ciclo: [FIRST_CYCLE_RANGE] }),
  ...(isFrom1To(ciclo_total, MAX_CYCLES) ? {} : { ciclo_total: [CYCLES_RANGE] }),
  ...(isFrom1To(frecuencia_repeticion, MAX_FREQUENCY) ? {} : { frecuencia_repeticion: [FREQUENCY_RANGE] }),
})
