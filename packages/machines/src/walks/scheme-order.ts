/** What may happen to a line of a scheme. */
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { schemeOrderMachine } from '../life-cycles/scheme-order.ts'
import type { Walk } from './walk.ts'

export const schemeOrderWalk: Walk = {
  machine: schemeOrderMachine,
  events: () => [
    ...[false, true].map((espera_firma) => ({ type: 'crear', espera_firma })),
    ...['firmar', 'devolver'].map((type) => ({ type, estado_id: SchemeStatus.waiting })),
    ...[1, 3].flatMap((estado_id) => ['suspender', 'cancelar', 'aplicar'].map((type) => ({ type, estado_id }))),
  ],
  ports: {},
  facts: () => null,
}
