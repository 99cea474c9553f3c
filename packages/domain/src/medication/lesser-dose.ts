/** The dose that would save the last container of a month, where it is still usual for the patient. @fuente UI, imagen 23b */
import { measuredInUnits } from './container-picture.ts'
import { containersFor, type MeasuredPosology } from './containers.ts'
import { doseInContents, type Contents } from './contents.ts'
import { staysInRange } from './dose-bar.ts'
import type { DoseRanges } from './dose-ranges.ts'
import { unitWords } from './unit-words.ts'

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

/** The measurable dose, hardly less than the written one, with which one container less is enough; null: none. */
const savingDose = (posology: MeasuredPosology, contents: Contents): LesserDose | null => {
  const [sum, step] = [containersFor(posology, contents), stepOf(posology.unidad_dosis, contents)]
  if (sum === null || step === null || sum.por_toma !== null || sum.vence !== null || sum.envases < 2) return null
  const steps = Math.floor((sum.trae * (sum.envases - 1)) / sum.tomas / step + MARGIN)
  const dosis = Number((steps * step).toPrecision(12))
  if (dosis <= 0 || dosis < posology.dosis * LEAST_PART - MARGIN) return null
  const then = containersFor({ ...posology, dosis }, contents)
  return then === null || then.envases >= sum.envases ? null : { dosis, envases: then.envases, necesita: then.necesita }
}

/**
 * What is proposed, or null.
 * @param ranges null: not known yet
 * @regla A un menor de edad se le propone una dosis menor que ahorra un envase solo si sigue dentro de los rangos de su edad y su peso, se puede medir y no baja más de una décima parte; nunca se cambia sola.
 */
export const lesserDose = (
  posology: MeasuredPosology,
  contents: Contents,
  ranges: DoseRanges | null,
): LesserDose | null => {
  const lesser = savingDose(posology, contents)
  if (lesser === null || ranges === null || !ranges.menor) return null
  const other = { ...posology, dosis: lesser.dosis }
  return staysInRange(ranges, posology, other) ? lesser : null
}

/** `Con 4,5 mL basta 1 frasco: 94,5 mL`. */
export const lesserInWords = ({ dosis, envases, necesita }: LesserDose, unidad: string, envase: string): string =>
  `Con ${unitWords(dosis, unidad)} ${envases === 1 ? 'basta' : 'bastan'} ${unitWords(envases, envase)}: ${measuredInUnits(necesita, unidad)}`
