/** What may happen to a long list on its way to a file. */
import { PortFailure } from '../failure.ts'
import { listExportMachine } from '../list-export.ts'
import type { Walk } from './walk.ts'

export const listExportWalk: Walk = {
  machine: listExportMachine,
  input: { limite: 8 },
  events: () => ['export.started', 'export.cancelled', 'export.resumed', 'export.closed'].map((type) => ({ type })),
  ports: {
    fetchPart: {
      done: [
        { filas: 4, siguiente: 51, corte: 99 },
        { filas: 2, siguiente: null, corte: 99 },
      ],
      error: [new PortFailure({})],
    },
  },
  facts: ({ filas, cortada, error }) => [filas, cortada, error === null],
}
