/** Points of Framingham's ATP III and the risk that they stand for. @fuente NIH 01-3305 (ATP III), 2001 */

/** Upper bound that is not reached → points; the last one is for everything else. */
type Steps = readonly (readonly [below: number, points: number])[]

interface Points {
  readonly edad: Steps
  /** By cholesterol, then by group of age: 20-39, 40-49, 50-59, 60-69, 70-79. */
  readonly colesterol: readonly (readonly [below: number, points: readonly number[]])[]
  readonly fuma: readonly number[]
  readonly sistolica: Steps
  readonly sistolicaTratada: Steps
  /** Fewer points than this are less than 1 %. */
  readonly desde: number
  /** Percent by points from `desde` on; the last one is «30 or more». */
  readonly riesgo: readonly number[]
}

const NONE = [0, 0, 0, 0, 0] as const
const AGES = [35, 40, 45, 50, 55, 60, 65, 70, 75, Number.POSITIVE_INFINITY] as const
const SYSTOLIC = [120, 130, 140, 160, Number.POSITIVE_INFINITY] as const
const HDL: Steps = [
  [40, 2],
  [50, 1],
  [60, 0],
  [Number.POSITIVE_INFINITY, -1],
]
const GROUP_AGES = [40, 50, 60, 70] as const

const steps = (bounds: readonly number[], points: readonly number[]): Steps =>
  bounds.map((below, place) => [below, points[place] ?? 0])

const TABLE: Readonly<Record<'F' | 'M', Points>> = {
  M: {
    edad: steps(AGES, [-9, -4, 0, 3, 6, 8, 10, 11, 12, 13]),
    colesterol: [
      [160, NONE],
      [200, [4, 3, 2, 1, 0]],
      [240, [7, 5, 3, 1, 0]],
      [280, [9, 6, 4, 2, 1]],
      [Number.POSITIVE_INFINITY, [11, 8, 5, 3, 1]],
    ],
    fuma: [8, 5, 3, 1, 1],
    sistolica: steps(SYSTOLIC, [0, 0, 1, 1, 2]),
    sistolicaTratada: steps(SYSTOLIC, [0, 1, 2, 2, 3]),
    desde: 0,
    riesgo: [1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 30],
  },
  F: {
    edad: steps(AGES, [-7, -3, 0, 3, 6, 8, 10, 12, 14, 16]),
    colesterol: [
      [160, NONE],
      [200, [4, 3, 2, 1, 1]],
      [240, [8, 6, 4, 2, 1]],
      [280, [11, 8, 5, 3, 2]],
      [Number.POSITIVE_INFINITY, [13, 10, 7, 4, 2]],
    ],
    fuma: [9, 7, 4, 2, 1],
    sistolica: steps(SYSTOLIC, [0, 1, 2, 3, 4]),
    sistolicaTratada: steps(SYSTOLIC, [0, 3, 4, 5, 6]),
    desde: 9,
    riesgo: [1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 11, 14, 17, 22, 27, 30],
  },
}

const pointsOf = (table: Steps, value: number): number => table.find(([below]) => value < below)?.[1] ?? 0

export interface Atp3Input {
  readonly edad: number
  readonly colesterol_total: number
  readonly hdl: number
  readonly sistolica: number
  readonly tratada: boolean
  readonly fuma: boolean
}

/** Points of the five items together. */
export const atp3Points = (sexo: 'F' | 'M', person: Atp3Input): number => {
  const table = TABLE[sexo]
  const group = GROUP_AGES.filter((from) => person.edad >= from).length
  const cholesterol = table.colesterol.find(([below]) => person.colesterol_total < below)?.[1] ?? NONE
  return (
    pointsOf(table.edad, person.edad) +
    (cholesterol[group] ?? 0) +
    (person.fuma ? (table.fuma[group] ?? 0) : 0) +
    pointsOf(HDL, person.hdl) +
    pointsOf(person.tratada ? table.sistolicaTratada : table.sistolica, person.sistolica)
  )
}

export interface Atp3Risk {
  /** `<` and `≥` at the ends of the table, where only a bound is known. */
  readonly signo: '' | '<' | '≥'
  /** Percent in ten years. */
  readonly porcentaje: number
}

/** Risk in ten years of so many points. */
export const atp3Risk = (sexo: 'F' | 'M', puntos: number): Atp3Risk => {
  const { desde, riesgo } = TABLE[sexo]
  const last = riesgo.length - 1
  if (puntos < desde) return { signo: '<', porcentaje: 1 }
  const place = Math.min(puntos - desde, last)
  return { signo: place === last ? '≥' : '', porcentaje: riesgo[place] ?? 1 }
}
