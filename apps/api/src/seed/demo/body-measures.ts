/** Measures of a consultation worked out from weight and height. */

const HUNDREDTHS = 100

/** Two decimals, half away from zero on the decimal value. Values here are positive. */
const twoDecimals = (value: number): number => Math.round(Number((value * HUNDREDTHS).toFixed(6))) / HUNDREDTHS

/** Mosteller's body surface in m², two decimals. @fuente Mosteller RD, N Engl J Med 1987;317:1098 */
export const mostellerSurface = (kg: number, cm: number): number => twoDecimals(Math.sqrt((kg * cm) / 3600))

/** Weight over squared height, kg/m², two decimals. @fuente spec 2 §5 */
export const massIndex = (kg: number, cm: number): number => twoDecimals(kg / (cm / 100) ** 2)
