/** What is said of the dose of a minor: what the rows of children found, and what is too much even for an adult. */
import { NO_CHILD_RANGE } from './child-compared.ts'
import type { ChildDoseAnswer } from './child-dose.ts'
import { SEVERITIES, type Finding } from './check.ts'
import type { DoseAnswer } from './usual-dose.ts'

export interface MinorDoseAnswer extends DoseAnswer {
  /** What somebody can do something about, and until then leaves the dose unchecked; null: nothing. */
  readonly sin_verificar: string | null
}

const rank = ({ severidad }: Finding): number => SEVERITIES.indexOf(severidad)
/** Findings of an amount above the most of an adult; how often it is given is another matter. */
const isAmount = ({ clave }: Finding): boolean => /:(?:maxima_dia|alta)$|^dosis:suma:/u.test(clave)

/**
 * Both answers as one. An excess is told once, by the row of the child where it is no less grave.
 * @param adult the dose beside the adult's, and the sum of its day
 * @regla La dosis de un menor de edad nunca pasa en silencio la de un adulto, tampoco donde la de su edad y su peso la admite.
 */
export const minorDose = (adult: DoseAnswer, child: ChildDoseAnswer): MinorDoseAnswer => {
  const over = child.hallazgos.filter(({ clave }) => /:alta_nino|:suma_nino/u.test(clave))
  const gravest = Math.min(...over.map(rank))
  const { comparada, por_que, falta_peso } = child
  return {
    rango_conocido: comparada,
    por_que_sin_rango: por_que === NO_CHILD_RANGE ? (adult.por_que_sin_rango ?? por_que) : por_que,
    sin_verificar: falta_peso ? por_que : null,
    hallazgos: [
      ...child.hallazgos,
      ...adult.hallazgos.filter((finding) => !isAmount(finding) || rank(finding) < gravest),
    ],
  }
}
