/** The containers of a month drawn to scale, each with what is used of it, and the dose that would save the last one. @fuente UI, imágenes 23 y 23b */
import { containersFor, type ContainerSum, type MeasuredPosology } from './containers.ts'
import { doseInContents, type Contents } from './contents.ts'
import { decimalInWords } from './number-words.ts'
import { pluralUnit, unitWords } from './unit-words.ts'

/** What is used of a container and what is left in it, in the unit of the dose. */
export interface DrawnContainer {
  readonly numero: number
  readonly usa: number
  readonly sobra: number
}

/** More are told in words: nobody counts them in a drawing. */
export const MOST_DRAWN = 8

const usedOf = (sum: ContainerSum, place: number, dias: number): number => {
  const { trae, necesita, vence, por_toma, tomas } = sum
  if (por_toma !== null) return Math.min(trae, Math.max(0, necesita / tomas - (place % por_toma) * trae))
  // What expires serves its days, and what is left then is thrown away.
  if (vence !== null) return (necesita * Math.min(vence, Math.max(0, dias - place * vence))) / dias
  return Math.min(trae, Math.max(0, necesita - place * trae))
}

/**
 * Each container of a month; empty where there are too many to draw.
 * @param dias days of the month
 * @regla Lo que se dibuja de los envases suma lo que se toma: lo usado de cada uno y lo que sobra hacen lo que trae.
 */
export const drawnContainers = (sum: ContainerSum, dias: number): readonly DrawnContainer[] =>
  sum.envases > MOST_DRAWN
    ? []
    : Array.from({ length: sum.envases }, (_, place) => {
        const usa = usedOf(sum, place, dias)
        return { numero: place + 1, usa, sobra: sum.trae - usa }
      })

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1e-9
/** How much less than what was written is still proposed, as in the lines of a scheme. */
const LEAST_PART = 0.9

export interface LesserDose {
  readonly dosis: number
  /** Containers and everything taken of a month then. */
  readonly envases: number
  readonly necesita: number
}

/** The least step in which a dose is measured, in its unit; null: nobody can tell. */
const stepOf = (unidad: string, contents: Contents): number | null => {
  const least = contents.medida_minima
  const [held, one] = [
    least === null ? null : doseInContents(least.cantidad, least.unidad, contents),
    doseInContents(1, unidad, contents),
  ]
  return held === null || one === null ? null : held / one
}

/**
 * The measurable dose, hardly less than the written one, with which one container less is enough; null: none.
 * @regla Se propone una dosis menor que ahorra un envase solo si se puede medir y no baja más de una décima parte; quien la escoge la comprueba como cualquier otra, y nunca se cambia sola.
 */
export const lesserDose = (posology: MeasuredPosology, contents: Contents): LesserDose | null => {
  const [sum, step] = [containersFor(posology, contents), stepOf(posology.unidad_dosis, contents)]
  if (sum === null || step === null || sum.por_toma !== null || sum.vence !== null || sum.envases < 2) return null
  const steps = Math.floor((sum.trae * (sum.envases - 1)) / sum.tomas / step + MARGIN)
  const dosis = Number((steps * step).toPrecision(12))
  if (dosis <= 0 || dosis < posology.dosis * LEAST_PART - MARGIN) return null
  const then = containersFor({ ...posology, dosis }, contents)
  return then === null || then.envases >= sum.envases ? null : { dosis, envases: then.envases, necesita: then.necesita }
}

/** `94,5 mL`, `21 puffs`: of a sum, which is rounded. */
export const measuredInUnits = (amount: number, unidad: string): string =>
  `${decimalInWords(amount)} ${amount === 1 ? unitWords(1, unidad).replace(/^1 /u, '') : pluralUnit(unidad)}`

/** `Con 4,5 mL basta 1 frasco: 94,5 mL`. */
export const lesserInWords = ({ dosis, envases, necesita }: LesserDose, unidad: string, envase: string): string =>
  `Con ${unitWords(dosis, unidad)} ${envases === 1 ? 'basta' : 'bastan'} ${unitWords(envases, envase)}: ${measuredInUnits(necesita, unidad)}`

/** What the drawing says to who does not see it: `2 frascos de 100 mL. De 1: 100 mL. De 2: 5 mL, sobran 95 mL.` */
export const pictureInWords = (sum: ContainerSum, dias: number, unidad: string, envase: string): string => {
  const each = drawnContainers(sum, dias).map(({ numero, usa, sobra }) => {
    const left = sobra > MARGIN * sum.trae ? `, sobran ${measuredInUnits(sobra, unidad)}` : ''
    return `Del ${numero}: ${measuredInUnits(usa, unidad)}${left}.`
  })
  return [`${unitWords(sum.envases, envase)} de ${measuredInUnits(sum.trae, unidad)}.`, ...each].join(' ')
}
