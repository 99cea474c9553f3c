/** What may happen to a sick leave. */
import { sickLeaveLifeMachine } from '../life-cycles/sick-leave.ts'
import type { Walk } from './walk.ts'

export const sickLeaveLifeWalk: Walk = {
  machine: sickLeaveLifeMachine,
  events: () => ['registrar', 'anular', 'levantar'].map((type) => ({ type })),
  ports: {},
  facts: () => null,
}
