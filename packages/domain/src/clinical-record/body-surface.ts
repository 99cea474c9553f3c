/** Body surface (ISC) in m², from weight in kg and height in cm. @fuente catálogo de fórmulas clínicas */
import { asSeen, roundDecimal } from '../text/round.ts'
import { formatNumber } from '../text/format.ts'

/** What a scale and a height rod can say of a person; outside of it the number was typed wrong. */
export const WEIGHT_RANGE = { min: 0.5, max: 350 } as const
export const HEIGHT_RANGE = { min: 30, max: 250 } as const
export const WEIGHT_OUT_OF_RANGE = 'El peso debe estar entre 0,5 y 350 kg'
export const HEIGHT_OUT_OF_RANGE = 'La talla debe estar entre 30 y 250 cm'
export const ONE_DECIMAL = 'Máximo un decimal'

/** An adult's surface outside of these is looked at twice. */
const USUAL_ADULT_SURFACE = { min: 1.2, max: 2.5 } as const
const ADULT_AGE = 18
const SQUARE_CM_KG = 3600

export interface BodyMeasures {
  /** kg. */
  readonly peso: number
  /** cm. */
  readonly talla: number
}

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max

const problemOf = (value: number, range: { readonly min: number; readonly max: number }, outside: string) => {
  if (!within(value, range)) return outside
  return roundDecimal(value, 1) === value ? null : ONE_DECIMAL
}

/**
 * Messages of the measures that cannot be taken, by field; empty when both can.
 * @regla El peso va de 0,5 a 350 kg y la talla de 30 a 250 cm, con un decimal.
 */
export const checkMeasures = ({ peso, talla }: BodyMeasures): Record<string, string[]> => {
  const weight = problemOf(peso, WEIGHT_RANGE, WEIGHT_OUT_OF_RANGE)
  const height = problemOf(talla, HEIGHT_RANGE, HEIGHT_OUT_OF_RANGE)
  return { ...(weight === null ? {} : { peso: [weight] }), ...(height === null ? {} : { talla: [height] }) }
}

/**
 * Mosteller's body surface in m², two decimals; null when weight or height are outside of what a person can have.
 * @fuente Mosteller RD, N Engl J Med 1987;317:1098
 * @regla La superficie corporal es la raíz de talla por peso entre 3600, con dos decimales, y no se recorta por obesidad.
 */
export const mosteller = (kg: number, cm: number): number | null =>
  within(kg, WEIGHT_RANGE) && within(cm, HEIGHT_RANGE)
    ? roundDecimal(asSeen(Math.sqrt((kg * cm) / SQUARE_CM_KG)), 2)
    : null

/** The sum of the surface in words: "√(68 kg × 162 cm ÷ 3600) = 1,75 m² (Mosteller)". */
export const surfaceInWords = ({ isc, peso, talla }: BodyMeasures & { readonly isc: number }): string =>
  `√(${formatNumber(peso, 1)} kg × ${formatNumber(talla, 1)} cm ÷ 3600) = ${formatNumber(isc, 2)} m² (Mosteller)`

/**
 * What is said of an adult's surface that is rare; null when it is usual.
 * @regla Se avisa si la superficie de un adulto es menor de 1,2 m² o mayor de 2,5 m².
 */
export const unusualSurface = (isc: number, edad: number): string | null =>
  edad < ADULT_AGE || within(isc, USUAL_ADULT_SURFACE)
    ? null
    : `Superficie poco usual en un adulto (${formatNumber(isc, 2)} m²): revise peso y talla`
