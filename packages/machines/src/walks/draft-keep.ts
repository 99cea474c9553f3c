/** What may happen to keeping on the computer what a person typed. */
import { draftKeepMachine, KEEP_RETRY_MS } from '../draft-keep.ts'
import { PortFailure } from '../failure.ts'
import { named, type Walk } from './walk.ts'

export const draftKeepWalk: Walk = {
  machine: draftKeepMachine,
  events: () => ['data.changed', 'page.leaving'].map((type) => ({ type })),
  ports: { keep: named({ 'Queda guardado': 1 }, { 'No se pudo guardar': new PortFailure({}) }) },
  facts: ({ again }) => again,
  delayMs: KEEP_RETRY_MS,
}
