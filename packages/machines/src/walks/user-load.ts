/** What may happen to a load of users. */
import { PortFailure } from '../failure.ts'
import { userLoadMachine, type Load } from '../user-load.ts'
import { named, NO_ANSWER, type Walk } from './walk.ts'

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

export const userLoadWalk: Walk = {
  machine: userLoadMachine,
  events: () => [
    { type: 'load.opened', load },
    { type: 'load.opened', load: ended },
    ...['file.chosen', 'load.started', 'load.stopped', 'restarted'].map((type) => ({ type })),
  ],
  ports: {
    reviewFile: named(
      { 'El archivo sirve': { carga: load, columnas_ignoradas: [] } },
      { 'El archivo no sirve': new PortFailure({ status: 422 }) },
    ),
    loadBatch: named(
      {
        'Se cargó, y quedan más': { ...load, estado: 'en_curso' },
        'Se cargó el último': ended,
        'La persona no confirmó que es ella': null,
      },
      { [NO_ANSWER]: new PortFailure({}) },
    ),
    cancelLoad: named({ 'Queda detenida': { ...load, estado: 'cancelada' } }, { [NO_ANSWER]: new PortFailure({}) }),
  },
  facts: ({ load: current }) => current,
}
