/** Every situation and every transition of a load of users. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { userLoadMachine, type Load } from '@cauce/machines/user-load'
import { walkEverything } from './walk.ts'

const load: Load = {
  id: 3,
  nombre: 'personal.csv',
  estado: 'revisada',
  total: 3,
  por_crear: 2,
  por_actualizar: 0,
  sin_cambios: 0,
  rechazadas: 1,
  creadas: 0,
  actualizadas: 0,
}
const ended: Load = { ...load, estado: 'terminada', por_crear: 0, creadas: 2 }

describe('carga de usuarios', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything({
      machine: userLoadMachine,
      events: () => [
        { type: 'load.opened', load },
        { type: 'load.opened', load: ended },
        ...['file.chosen', 'load.started', 'load.stopped', 'restarted'].map((type) => ({ type })),
      ],
      ports: {
        reviewFile: { done: [{ carga: load, columnas_ignoradas: [] }], error: [new PortFailure({ status: 422 })] },
        loadBatch: { done: [null, { ...load, estado: 'en_curso' }, ended], error: [new PortFailure({})] },
        cancelLoad: { done: [{ ...load, estado: 'cancelada' }], error: [new PortFailure({})] },
      },
      facts: ({ load: current }) => current,
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})
