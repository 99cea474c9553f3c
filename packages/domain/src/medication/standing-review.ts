/** What an ordered line is asked when it is looked at again: to be approved, handed over, or because something new is known. */
import { SEVERITIES, type CheckKind, type Finding, type SentCheck } from './check.ts'
import { unanswered } from './ledger.ts'
import type { MadeCheck } from './pending.ts'

/** Why a line that was ordered does not go on. */
export const KNOWN_SINCE =
  'Hay algo de este medicamento que nadie ha respondido desde que se ordenó. Revíselo y explique por qué sigue.'

/**
 * The findings of a line that nobody answered, the same that stop an order. What is not in the shops does not count: it is at hand or
 * it cannot be delivered.
 * @param answered reasons given in any line of the affiliate: a pair is answered in either of its lines
 * @regla Un medicamento ordenado se comprueba otra vez al aprobarlo y al entregarlo: lo que se supo después se responde o no pasa, y lo que nadie puede ordenar no pasa con ningún motivo.
 */
export const toReview = (made: readonly MadeCheck[], answered: readonly SentCheck[]): readonly Finding[] => {
  const found = made.flatMap(({ comprobacion, hallazgos }) => (comprobacion === 'desabastecimiento' ? [] : hallazgos))
  const open = new Set(unanswered(found, answered))
  return found.filter((finding) => finding.bloquea || open.has(finding))
}

/** A reason that was kept with a line, and what was found as it was then. */
export interface KeptAnswer {
  readonly comprobacion: CheckKind
  readonly hallazgos: readonly Finding[]
  readonly motivo: string | null
}

/** The gravest is the first. */
const isGraver = (one: Finding, other: Finding): boolean =>
  SEVERITIES.indexOf(one.severidad) < SEVERITIES.indexOf(other.severidad)

/**
 * The reasons that were given before, as far as they still answer.
 * @param now what is found of the lines today
 * @regla Lo que se respondió cuando era menos grave se pregunta otra vez: nadie lo vio tan grave.
 */
export const standingAnswers = (kept: readonly KeptAnswer[], now: readonly Finding[]): readonly SentCheck[] => {
  const found = Map.groupBy(now, ({ clave }) => clave)
  return kept.map(({ comprobacion, hallazgos, motivo }) => ({
    comprobacion,
    respuesta: 'encontrada',
    claves: hallazgos
      .filter((then) => !(found.get(then.clave) ?? []).some((finding) => isGraver(finding, then)))
      .map(({ clave }) => clave),
    motivo,
  }))
}

/**
 * One reason for all that was found, as it travels: each check with its findings.
 * @regla El motivo con que se sigue responde a cada hallazgo que se mostró, y a ninguno más.
 */
export const reviewAnswers = (findings: readonly Finding[], motivo: string): readonly SentCheck[] =>
  [...Map.groupBy(findings, ({ comprobacion }) => comprobacion)].map(([comprobacion, own]) => ({
    comprobacion,
    respuesta: 'encontrada',
    claves: own.map(({ clave }) => clave),
    motivo: motivo.trim(),
  }))
