/** What may happen to the suspension of the lines of a scheme. */
import { PortFailure } from '../failure.ts'
import { schemeSuspensionMachine } from '../scheme-suspension.ts'
import { historyRow } from '../testing/scheme-samples.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

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
    loadHistory: named({ 'Llegan dos líneas': [historyRow(1, 1), historyRow(2, 2)] }, { [NO_ANSWER]: lost }),
    newKey: keyAnswers(),
    suspendLines: named(
      { 'Quedan suspendidas': { mensaje: 'Esquema suspendido con exito', suspendidas: 1 } },
      { [NO_ANSWER]: lost, 'No se acepta': refused },
    ),
  },
  facts: ({ chosen, observacion, idempotencyKey, rows, changed }) => [
    chosen,
    observacion,
    idempotencyKey,
    Array.isArray(rows) && rows.length,
    changed,
  ],
}
