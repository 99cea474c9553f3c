/** What may happen to a change of an affiliate. */
import { affiliateChangeMachine } from '../life-cycles/affiliate-change.ts'
import type { Walk } from './walk.ts'

const HAND = { la_radico: false, aprueba: true, la_tiene: true, intervino: false, retenida: false }

export const affiliateChangeWalk: Walk = {
  machine: affiliateChangeMachine,
  events: () => [
    { type: 'crear', segunda: true },
    { type: 'crear', segunda: false },
    ...['tomar', 'soltar', 'verificar', 'rechazar', 'decidir'].map((type) => ({ type, ...HAND })),
    { type: 'verificar', ...HAND, retenida: true },
    { type: 'anular', ...HAND, la_radico: true },
  ],
  ports: {},
  facts: () => null,
}
