/** The affiliates. */
import { AFFILIATES_PERMISSION } from '@cauce/domain/session/permission-keys'
import { installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

export const tests: ModuleTests = {
  plain: {
    'es de todos los afiliados, para quien tiene la página; lo que se lee queda en la bitácora': {
      'afiliados.buscar': { body: { texto: 'maria' } },
      'afiliados.buscarDerechos': { body: { texto: 'maria' } },
      'afiliados.derechos': { body: { afiliado_id: 1 } },
    },
  },
  administration: [installed('afiliados.ver', ({ records }) => ({ path: `/afiliados/${records['afiliados']}` }))],
  desk: [AFFILIATES_PERMISSION],
  record: async (db) => {
    const { id } = await db.selectFrom('afiliados').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    return id
  },
}
