/** The desk of the authorisations. */
import { AUDIT_PERMISSION } from '@cauce/domain/session/permission-keys'
import { installed } from '../../security/administration-case.ts'
import { waitingRequest } from '../authorisations.ts'
import type { ModuleTests } from '../module-tests.ts'

const NOT_TAKEN = '409 autorizacion.transicion_no_permitida'
/** Nobody of these ordered it. */
const NOT_THEIRS = '404 recurso.no_encontrado'

export const tests: ModuleTests = {
  plain: {
    'es de todos los afiliados, para quien tiene la página; lo que se lee queda en la bitácora': {
      'autorizacion.listar': { body: {} },
      'autorizacion.siguiente': { body: { cola: 'todas' } },
    },
    'no recibe de quién: es siempre la persona del token': { 'autorizacion.devueltas': {} },
    'responde por cada línea: quién puede con cada una lo prueba tests/kit': {
      'autorizacion.moverVarias': { body: { evento: 'soltar', cosas: [{ id: 999_999, version: 1 }] } },
    },
  },
  administration: [
    installed('autorizacion.ver', ({ records }) => ({ path: `/autorizaciones/evidencia/${records['autorizacion']}` })),
    installed(
      'autorizacion.mover',
      ({ records }) => ({
        path: '/autorizaciones/mover',
        body: { id: records['autorizacion'], version: 1, evento: 'soltar' },
      }),
      NOT_TAKEN,
    ),
    installed(
      'autorizacion.completar',
      ({ records }) => ({
        path: '/autorizaciones/completar',
        body: { id: records['autorizacion'], version: 1, mensaje: 'Va lo que faltaba' },
      }),
      NOT_THEIRS,
    ),
  ],
  desk: [AUDIT_PERMISSION, 'blog.vista'],
  record: (db) => waitingRequest(db),
}
