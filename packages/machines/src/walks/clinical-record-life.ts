/** Every state and every move of a clinical record. */
import { clinicalRecordMachine } from '../life-cycles/clinical-record.ts'
import type { Walk } from './walk.ts'

export const clinicalRecordLifeWalk: Walk = {
  machine: clinicalRecordMachine,
  events: () => ['guardar', 'finalizar', 'anotar'].map((type) => ({ type })),
  ports: {},
  facts: () => null,
}
