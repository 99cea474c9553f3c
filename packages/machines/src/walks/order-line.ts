/** What may happen to an ordered line. */
import { orderLineMachine } from '../life-cycles/order-line.ts'
import type { Walk } from './walk.ts'

export const orderLineWalk: Walk = {
  machine: orderLineMachine,
  events: () => [
    { type: 'crear', requiere_auditoria: 1 },
    { type: 'crear', requiere_auditoria: 0 },
    ...['aprobar', 'negar', 'anular', 'agendar', 'prestar', 'rehusar'].map((type) => ({ type })),
  ],
  ports: {},
  facts: () => null,
}
