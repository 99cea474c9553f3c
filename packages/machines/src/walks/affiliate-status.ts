/** What may happen to the state of an affiliate. */
import { affiliateStatusMachine } from '../life-cycles/affiliate-status.ts'
import type { Walk } from './walk.ts'

const FACTS = { contributivo: true, anterior: null }

export const affiliateStatusWalk: Walk = {
  machine: affiliateStatusMachine,
  events: () => [
    ...['activar', 'suspender', 'proteger', 'levantar', 'retirar', 'fallecer'].map((type) => ({ type, ...FACTS })),
    ...['activo', 'suspendido', 'protegido', 'retirado', 'en_tramite'].map((anterior) => ({
      type: 'revertir',
      ...FACTS,
      anterior,
    })),
  ],
  ports: {},
  facts: () => null,
}
