/** Files that become rows. */
import { created, installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

const KIND = 'admin/cargos'

export const tests: ModuleTests = {
  administration: [
    created('cargas.lista', () => ({ path: `/cargas?carga=${encodeURIComponent(KIND)}` })),
    created('cargas.pedir', () => ({ path: '/cargas', body: { carga: KIND, nombre: 'cargos.csv', tamano: 40 } })),
    installed('cargas.ver', ({ records }) => ({ path: `/cargas/${records['cargas']}` })),
    installed('cargas.lineas', ({ records }) => ({ path: `/cargas/${records['cargas']}/lineas` })),
    installed('cargas.rechazos', ({ records }) => ({ path: `/cargas/${records['cargas']}/rechazos` })),
    installed('cargas.revisar', ({ records }) => ({ path: `/cargas/${records['cargas']}/revisar` })),
    installed('cargas.aplicar', ({ records }) => ({
      path: `/cargas/${records['cargas']}/aplicar`,
      body: { modo: 'buenas' },
    })),
    installed('cargas.cancelar', ({ records }) => ({ path: `/cargas/${records['cargas']}/cancelar` })),
  ],
  desk: ['admin.cargos'],
  record: async (db, userId) => {
    // Under way: what it is asked writes nothing later, when the next case looks.
    const load = {
      carga: KIND,
      nombre: 'cargos.csv',
      tamano: 40,
      llegada: crypto.randomUUID(),
      user_id: userId,
      ip: '127.0.0.1',
    }
    const { id } = await db
      .insertInto('cargas')
      .values({ ...load, estado: 'en_carga', modo: 'buenas' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
}
