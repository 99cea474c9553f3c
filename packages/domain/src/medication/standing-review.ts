/** What an ordered line is asked when it is looked at again: to be approved, handed over, or because something new is known. */
import type { Finding, SentCheck } from './check.ts'
import { unanswered } from './ledger.ts'
import type { MadeCheck } from './pending.ts'

/** Why a line that was ordered does not go on. */
export const KNOWN_SINCE =
  'Hay algo de este medicamento que nadie ha respondido desde que se ordenó. Revíselo y explique por qué sigue.'

/**
 * The findings of a line that nobody answered, the same that stop an order. What is not in the shops does not count: it is at hand or
 * it cannot be delivered.
 * @param answered reasons given in any line of the affiliate: a pair is answered in either of its lines
 * @regla Un medicamento ordenado se comprueba otra vez al aprobarlo y al entregarlo: lo que se supo después se responde o no pasa.
 */
export const toReview = (made: readonly MadeCheck[], answered: readonly SentCheck[]): readonly Finding[] =>
  unanswered(
    made.flatMap(({ comprobacion, hallazgos }) => (comprobacion === 'desabastecimiento' ? [] : hallazgos)),
    answered,
  )

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
