/** What may happen to a line of a scheme. */
import { schemeOrderMachine } from '../life-cycles/scheme-order.ts'
import type { Walk } from './walk.ts'

export const schemeOrderWalk: Walk = {
  machine: schemeOrderMachine,
  events: () => [
    { type: 'crear' },
    ...[1, 3].flatMap((estado_id) => ['suspender', 'cancelar', 'aplicar'].map((type) => ({ type, estado_id }))),
  ],
  ports: {},
  facts: () => null,
}
