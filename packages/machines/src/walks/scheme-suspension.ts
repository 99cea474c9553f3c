/** What may happen to the suspension of the lines of a scheme. */
import { PortFailure } from '../failure.ts'
import { schemeSuspensionMachine } from '../scheme-suspension.ts'
import { historyRow } from '../testing/scheme-samples.ts'
import type { Walk } from './walk.ts'

const lost = new PortFailure({})
const refused = new PortFailure({ status: 422, error: 'No se pudo' })

export const schemeSuspensionWalk: Walk = {
  machine: schemeSuspensionMachine,
  input: { afiliadoId: 11 },
  events: () => [
    { type: 'line.toggled', id: 1 },
    { type: 'lines.chosen', ids: [1, 2] },
    { type: 'observation.changed', observacion: 'Neutropenia febril' },
    ...['suspend.requested', 'retry', 'suspend.postponed', 'wait.cancelled', 'closed'].map((type) => ({ type })),
  ],
  ports: {
    loadHistory: { done: [[historyRow(1, 1), historyRow(2, 2)]], error: [lost] },
    newKey: { done: ['k1'], error: [lost] },
    suspendLines: {
      done: [{ mensaje: 'Esquema suspendido con exito', suspendidas: 1 }],
      error: [lost, refused],
    },
  },
  facts: ({ chosen, observacion, idempotencyKey, rows, changed }) => [
    chosen,
    observacion,
    idempotencyKey,
    Array.isArray(rows) && rows.length,
    changed,
  ],
}
