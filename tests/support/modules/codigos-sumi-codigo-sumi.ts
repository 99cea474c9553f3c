/** The calls of `codigosSumi/codigoSumi`. */
import type { ModuleTests } from '../module-tests.ts'

export const tests: ModuleTests = {
  plain: {
    'es una lista o un catálogo de la instalación, igual para todos los que pueden verlo': {
      'codigosSumiCodigoSumi.lista': {},
      'codigosSumiCodigoSumi.ver': { path: '/codigosSumi/codigoSumi/1' },
    },
  },
}
