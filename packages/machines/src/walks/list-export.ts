/** What may happen to a long list on its way to a file. */
import { PortFailure } from '../failure.ts'
import { listExportMachine } from '../list-export.ts'
import { named, NO_ANSWER, type Walk } from './walk.ts'

export const listExportWalk: Walk = {
  machine: listExportMachine,
  input: { limite: 8 },
  events: () => ['export.started', 'export.cancelled', 'export.resumed', 'export.closed'].map((type) => ({ type })),
  ports: {
    fetchPart: named(
      {
        'Llega una parte, y hay más': { filas: 4, siguiente: 51, corte: 99 },
        'Llega la última parte': { filas: 2, siguiente: null, corte: 99 },
      },
      { [NO_ANSWER]: new PortFailure({}) },
    ),
  },
  facts: ({ filas, cortada, error }) => [filas, cortada, error === null],
}
