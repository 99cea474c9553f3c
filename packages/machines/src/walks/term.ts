/** What may happen to a term. */
import { termLifeMachine } from '../life-cycles/term.ts'
import type { Walk } from './walk.ts'

export const termLifeWalk: Walk = {
  machine: termLifeMachine,
  events: () => [
    ...['recibir', 'suspender', 'reanudar', 'prorrogar', 'vencer', 'anular'].map((type) => ({ type })),
    ...['cumplir', 'reabrir'].flatMap((type) => [
      { type, a_tiempo: true },
      { type, a_tiempo: false },
    ]),
  ],
  ports: {},
  facts: () => null,
}
