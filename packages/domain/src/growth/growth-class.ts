/** What a z-score of a child is called. @fuente Resolución 2465 de 2016 del Ministerio de Salud y Protección Social */
import type { GrowthIndicator } from './growth-tables.ts'

export type GrowthTone = 'ok' | 'waiting' | 'bad' | 'info'

export interface GrowthClass {
  readonly texto: string
  readonly tono: GrowthTone
}

/** From this z-score on (or above it, with `sobre`) it is called so. The highest first; the last one is that of the rest. */
interface Step {
  readonly z: number
  readonly sobre?: boolean
  readonly clase: GrowthClass
}

const of = (texto: string, tono: GrowthTone): GrowthClass => ({ texto, tono })
const LOWEST = Number.NEGATIVE_INFINITY

const HEIGHT: readonly Step[] = [
  { z: -1, clase: of('Talla adecuada para la edad', 'ok') },
  { z: -2, clase: of('Riesgo de talla baja', 'waiting') },
  { z: LOWEST, clase: of('Talla baja para la edad o retraso en talla', 'bad') },
]
const HEIGHT_OLDER: readonly Step[] = [
  { z: -1, clase: of('Talla adecuada para la edad', 'ok') },
  { z: -2, clase: of('Riesgo de retraso en talla', 'waiting') },
  { z: LOWEST, clase: of('Talla baja para la edad o retraso en talla', 'bad') },
]
const WEIGHT: readonly Step[] = [
  { z: 1, sobre: true, clase: of('No aplica: verifique con el IMC para la edad', 'info') },
  { z: -1, clase: of('Peso adecuado para la edad', 'ok') },
  { z: -2, clase: of('Riesgo de desnutrición global', 'waiting') },
  { z: LOWEST, clase: of('Desnutrición global', 'bad') },
]
const INDEX: readonly Step[] = [
  { z: 3, sobre: true, clase: of('Obesidad', 'bad') },
  { z: 2, sobre: true, clase: of('Sobrepeso', 'waiting') },
  { z: 1, sobre: true, clase: of('Riesgo de sobrepeso', 'waiting') },
  { z: LOWEST, clase: of('No aplica: verifique con el peso para la talla', 'info') },
]
const INDEX_OLDER: readonly Step[] = [
  { z: 2, sobre: true, clase: of('Obesidad', 'bad') },
  { z: 1, sobre: true, clase: of('Sobrepeso', 'waiting') },
  { z: -1, clase: of('IMC adecuado para la edad', 'ok') },
  { z: -2, clase: of('Riesgo de delgadez', 'waiting') },
  { z: LOWEST, clase: of('Delgadez', 'bad') },
]
const HEAD: readonly Step[] = [
  { z: 2, sobre: true, clase: of('Factor de riesgo para el neurodesarrollo', 'bad') },
  { z: -2, clase: of('Perímetro cefálico normal', 'ok') },
  { z: LOWEST, clase: of('Factor de riesgo para el neurodesarrollo', 'bad') },
]

const STEPS: Readonly<Record<GrowthIndicator, readonly [young: readonly Step[], older: readonly Step[]]>> = {
  talla: [HEIGHT, HEIGHT_OLDER],
  peso: [WEIGHT, WEIGHT],
  imc: [INDEX, INDEX_OLDER],
  perimetro_cefalico: [HEAD, HEAD],
}
const SCHOOL_YEARS = 5
const NONE = of('Sin clase', 'info')

/**
 * @param years completed
 * @regla La clase de un niño es la de la Resolución 2465 de 2016: por debajo de −2 la talla es baja y el IMC, desde los 5 años, delgadez.
 */
export const growthClass = (indicator: GrowthIndicator, z: number, years: number): GrowthClass => {
  const [young, older] = STEPS[indicator]
  const steps = years < SCHOOL_YEARS ? young : older
  return steps.find((step) => (step.sobre === true ? z > step.z : z >= step.z))?.clase ?? NONE
}

/** Past them the measure, its day or the birth are taken for a mistake. @fuente OMS, Anthro: límites de lo creíble */
const CREDIBLE: Readonly<Record<GrowthIndicator, readonly [number, number]>> = {
  peso: [-6, 5],
  talla: [-6, 6],
  imc: [-5, 5],
  perimetro_cefalico: [-5, 5],
}

/** Whether such a z-score is of no child. */
export const isIncredible = (indicator: GrowthIndicator, z: number): boolean =>
  z < CREDIBLE[indicator][0] || z > CREDIBLE[indicator][1]
