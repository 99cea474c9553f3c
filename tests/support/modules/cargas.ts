/** Files that become rows. */
import { installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

const KIND = 'admin/cargos'

export const tests: ModuleTests = {
  plain: {
    'es una lista o un catálogo de la instalación, igual para todos los que pueden verlo': {
      'cargas.lista': { path: `/cargas?carga=${encodeURIComponent(KIND)}` },
    },
    'crea algo que todavía no es de nadie': {
      'cargas.pedir': { body: { carga: KIND, nombre: 'cargos.csv', tamano: 40 } },
    },
  },
  administration: [
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
      .values({ ...load, estado: 'revisada', por_crear: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
}
