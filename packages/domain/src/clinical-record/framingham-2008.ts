/** General cardiovascular risk of Framingham. @fuente D'Agostino RB, Circulation 2008;117:743 */
import { asSeen, roundDecimal } from '../text/round.ts'

interface Coefficients {
  /** Survival at ten years. */
  readonly s: number
  readonly media: number
  readonly edad: number
  readonly colesterol: number
  readonly hdl: number
  readonly sistolica: number
  readonly tratada: number
  readonly fuma: number
  readonly diabetes: number
}

const COEFFICIENTS: Readonly<Record<'F' | 'M', Coefficients>> = {
  M: {
    s: 0.88936,
    media: 23.9802,
    edad: 3.06117,
    colesterol: 1.1237,
    hdl: -0.93263,
    sistolica: 1.93303,
    tratada: 1.99881,
    fuma: 0.65451,
    diabetes: 0.57367,
  },
  F: {
    s: 0.95012,
    media: 26.1931,
    edad: 2.32888,
    colesterol: 1.20904,
    hdl: -0.70833,
    sistolica: 2.76157,
    tratada: 2.82263,
    fuma: 0.52873,
    diabetes: 0.69154,
  },
}

export interface Framingham2008Input {
  readonly edad: number
  readonly colesterol_total: number
  readonly hdl: number
  readonly sistolica: number
  readonly tratada: boolean
  readonly fuma: boolean
  readonly diabetes: boolean
}

/**
 * Percent in ten years, one decimal.
 * @regla El riesgo general de Framingham es 1 − S elevado a exp(suma − media), con un decimal.
 */
export const framingham2008 = (sexo: 'F' | 'M', person: Framingham2008Input): number => {
  const by = COEFFICIENTS[sexo]
  const sum =
    by.edad * Math.log(person.edad) +
    by.colesterol * Math.log(person.colesterol_total) +
    by.hdl * Math.log(person.hdl) +
    (person.tratada ? by.tratada : by.sistolica) * Math.log(person.sistolica) +
    (person.fuma ? by.fuma : 0) +
    (person.diabetes ? by.diabetes : 0)
  return roundDecimal(asSeen((1 - by.s ** Math.exp(sum - by.media)) * 100), 1)
}

/**
 * Class of a percentage as it is shown, with its one decimal.
 * @regla En Framingham 2008, menos de 6 % es riesgo bajo, de 6 a 20 % intermedio y más de 20 % alto.
 */
export const framingham2008Class = (porcentaje: number): 'Bajo' | 'Intermedio' | 'Alto' => {
  if (porcentaje > 20) return 'Alto'
  return porcentaje < 6 ? 'Bajo' : 'Intermedio'
}
