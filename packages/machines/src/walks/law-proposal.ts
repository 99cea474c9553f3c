/** What may happen to a proposed figure of a norm. */
import { lawProposalMachine } from '../life-cycles/law-proposal.ts'
import type { Walk } from './walk.ts'

export const lawProposalWalk: Walk = {
  machine: lawProposalMachine,
  events: () => [
    { type: 'proponer' },
    { type: 'aprobar', misma_mano: false },
    { type: 'devolver', misma_mano: false },
    { type: 'retirar', misma_mano: true },
  ],
  ports: {},
  facts: () => null,
}
