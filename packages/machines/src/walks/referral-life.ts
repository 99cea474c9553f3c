/** What may happen to a referral, from the first to the last. */
import { referralLifeMachine } from '../life-cycles/referral.ts'
import type { Walk } from './walk.ts'

export const referralLifeWalk: Walk = {
  machine: referralLifeMachine,
  events: () => ['gestionar', 'actualizar', 'finalizar', 'informar_urgencias'].map((type) => ({ type })),
  ports: {},
  facts: () => null,
}
