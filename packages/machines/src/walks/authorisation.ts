/** What may happen to an authorisation. */
import { authorisationMachine } from '../life-cycles/authorisation.ts'
import type { Walk } from './walk.ts'

const HAND = { misma_mano: false, la_tiene: true, propuso: false, ocupada: null }
const MOVES = ['tomar', 'soltar', 'devolver', 'aprobar', 'proponer_negacion', 'rechazar_negacion', 'confirmar_negacion']

export const authorisationWalk: Walk = {
  machine: authorisationMachine,
  events: () => [
    { type: 'crear' },
    { type: 'completar' },
    { type: 'desistir' },
    ...MOVES.map((type) => ({ type, ...HAND, en_parte: false })),
    { type: 'confirmar_negacion', ...HAND, en_parte: true },
  ],
  ports: {},
  facts: () => null,
}
