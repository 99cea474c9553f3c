/** The certificates of affiliation. */
import { installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

const AFFILIATE = 'afiliado@cauce.demo'

export const tests: ModuleTests = {
  plain: {
    'no recibe de quién: es siempre la persona del token': {
      'certificados.mio': async ({ server }) => ({ token: await server.login(AFFILIATE) }),
      'certificados.descargarMio': async ({ server }) => ({ token: await server.login(AFFILIATE), body: {} }),
    },
  },
  administration: [
    installed('certificados.generar', ({ records }) => ({
      path: '/afiliados/certificado',
      body: { afiliado_id: records['afiliados'] },
    })),
  ],
}
