/** What may happen to a referral, from the first to the last. */
import { PANEL_MOVES, referralLifeMachine } from '../life-cycles/referral.ts'
import type { Walk } from './walk.ts'

export const referralLifeWalk: Walk = {
  machine: referralLifeMachine,
  events: () => [
    ...PANEL_MOVES.map((type) => ({ type, libre: false, la_gestiona: false })),
    { type: 'tomar', libre: true, la_gestiona: false },
    { type: 'asignar', libre: false, la_gestiona: true },
    { type: 'soltar', libre: false, la_gestiona: true },
  ],
  ports: {},
  facts: () => null,
}
