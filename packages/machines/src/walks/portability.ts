/** What may happen to a portability. */
import { portabilityMachine } from '../life-cycles/portability.ts'
import type { Walk } from './walk.ts'

const HAND = { la_tiene: true, empieza: false, sin_prorroga: null }

export const portabilityWalk: Walk = {
  machine: portabilityMachine,
  events: () => [
    { type: 'crear', ocasional: false, empieza: false },
    { type: 'crear', ocasional: true, empieza: true },
    { type: 'crear', ocasional: true, empieza: false },
    ...['tomar', 'soltar', 'negar', 'asignar_sede', 'anular', 'empezar', 'vencer', 'terminar', 'prorrogar'].map(
      (type) => ({
        type,
        ...HAND,
      }),
    ),
    { type: 'asignar_sede', ...HAND, empieza: true },
  ],
  ports: {},
  facts: () => null,
}
