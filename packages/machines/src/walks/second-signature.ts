/** What may happen to a second signature. */
import { secondSignatureMachine } from '../life-cycles/second-signature.ts'
import type { Walk } from './walk.ts'

const OTHER_HAND = { misma_mano: false, la_abrio: true }

export const secondSignatureWalk: Walk = {
  machine: secondSignatureMachine,
  events: () => [
    { type: 'crear', urgencia: false },
    { type: 'crear', urgencia: true },
    { type: 'retirar' },
    ...['abrir', 'soltar', 'firmar', 'devolver', 'revisar'].map((type) => ({ type, ...OTHER_HAND })),
  ],
  ports: {},
  facts: () => null,
}
