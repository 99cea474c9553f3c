/**
 * A measure of a child as a z-score and a percentile, by the LMS method.
 * @fuente Cole TJ, Stat Med 1992;11:1305; OMS 2006, fórmula restringida más allá de ±3 en peso e índice de masa
 */
export interface Lms {
  readonly l: number
  readonly m: number
  readonly s: number
}

const EDGE = 3

/** The value that has that z-score. */
export const valueAt = ({ l, m, s }: Lms, z: number): number =>
  l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l)

const plain = ({ l, m, s }: Lms, value: number): number =>
  l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s)

/**
 * The z-score of a value. Beyond ±3 it goes on by the distance between the second and the third deviation.
 * @regla Un puntaje Z sale de las tablas LMS de la OMS, y más allá de ±3 de la fórmula restringida.
 */
export const zScore = (lms: Lms, value: number): number => {
  const z = plain(lms, value)
  if (z > EDGE) return EDGE + (value - valueAt(lms, EDGE)) / (valueAt(lms, EDGE) - valueAt(lms, EDGE - 1))
  if (z < -EDGE) return -EDGE + (value - valueAt(lms, -EDGE)) / (valueAt(lms, 1 - EDGE) - valueAt(lms, -EDGE))
  return z
}

/** Coefficients of the approximation of the normal distribution. @fuente Abramowitz y Stegun 26.2.17 */
const NORMAL = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429] as const
const NORMAL_STEP = 0.2316419
const PERCENT = 100

/** Percent of children that measure less. */
export const percentileOf = (z: number): number => {
  const t = 1 / (1 + NORMAL_STEP * Math.abs(z))
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const above = density * NORMAL.reduce((sum, coefficient, power) => sum + coefficient * t ** (power + 1), 0)
  return PERCENT * (z >= 0 ? 1 - above : above)
}
