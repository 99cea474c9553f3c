/** The calls of `codigosSumi/codigoSumi`. */
import { installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

export const tests: ModuleTests = {
  plain: {
    'es una lista o un catálogo de la instalación, igual para todos los que pueden verlo': {
      'codigosSumiCodigoSumi.lista': {},
    },
  },
  administration: [
    installed('codigosSumiCodigoSumi.ver', ({ records }) => ({
      path: `/codigosSumi/codigoSumi/${records['codigosSumiCodigoSumi']}`,
    })),
  ],
  desk: ['codigosSumi.codigoSumi'],
  record: async (db) => {
    const { id } = await db.selectFrom('medicamentos').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    return id
  },
}
