/** Months that one line may cover. @fuente spec 2 §9 */
export const MONTHS = [1, 2, 3, 4, 5, 6] as const
export type Months = (typeof MONTHS)[number]

/**
 * Whether a line may be ordered for so many months.
 * @fuente spec 2 §9
 * @regla Un medicamento se ordena para 1 a 6 meses.
 */
export const isMonths = (value: unknown): value is Months => MONTHS.some((months) => months === value)

/** `1 mes`, `3 meses`. */
export const monthsInWords = (months: number): string => `${months} ${months === 1 ? 'mes' : 'meses'}`
