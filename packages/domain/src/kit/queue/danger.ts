/** In which order a queue with a clock is worked: by the danger of waiting, and not by age. */
import type { TermState } from '../clock/light.ts'

/** What of a thing says its danger. Instants in epoch milliseconds. */
export interface InDanger {
  /** Its governing term; null: it has none. */
  readonly plazo: {
    readonly clase: string
    readonly estado: TermState
    readonly inicio: number
    readonly vence: number
  } | null
  readonly registro: number
}

const ENDED = 2
const turnOf = ({ plazo }: InDanger): number => {
  if (plazo === null || plazo.estado === 'corriendo' || plazo.estado === 'vencido') return 0
  return plazo.estado === 'suspendido' ? 1 : ENDED
}

/** How much of its term has passed: 1 is due, 2 is as late again. */
const spentOf = ({ plazo }: InDanger, now: number): number =>
  plazo === null ? 0 : (now - plazo.inicio) / Math.max(1, plazo.vence - plazo.inicio)

/**
 * Compares two things of a queue; the one in more danger comes first.
 * @param classes of the terms, the most urgent first
 * @param now epoch milliseconds
 * @regla Una cola con plazo pone primero lo que sigue esperando; dentro, lo más urgente, y de lo igual de urgente, lo que más ha gastado de su plazo. Lo que no tiene plazo va como lo más urgente, y lo respondido al final, lo último primero.
 */
export const byDanger =
  (classes: readonly string[], now: number) =>
  (one: InDanger, other: InDanger): number => {
    const turn = turnOf(one)
    const inTurn = turn - turnOf(other)
    if (inTurn !== 0) return inTurn
    if (turn === ENDED) return other.registro - one.registro
    const rank = ({ plazo }: InDanger): number => (plazo === null ? -1 : classes.indexOf(plazo.clase))
    const inRank = rank(one) - rank(other)
    if (inRank !== 0) return inRank
    return spentOf(other, now) - spentOf(one, now) || one.registro - other.registro
  }
