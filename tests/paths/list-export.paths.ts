/** Every situation and every transition of a long list on its way to a file. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { listExportMachine } from '@cauce/machines/list-export'
import { walkEverything } from './walk.ts'

describe('descarga de una lista', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything({
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
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})
