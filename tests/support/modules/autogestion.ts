/** What an affiliate does alone. */
import { ABSENT, installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

/** Of somebody else, or of nobody: it is the same. */
const LINE = { tipo_orden_id: 2, id: 1 } as const

export const tests: ModuleTests = {
  plain: { 'no recibe de quién: es siempre la persona del token': { 'autogestion.ordenes': {} } },
  administration: [
    installed('autogestion.sedes', () => ({ path: '/autogestion/ordenes/sedes', body: LINE }), ABSENT),
    installed(
      'autogestion.cambiarSede',
      () => ({ path: '/autogestion/ordenes/cambio-sede', body: { ...LINE, rep_id: 1, motivo: 'Queda más cerca' } }),
      ABSENT,
    ),
  ],
  desk: ['autogestion.ordenesAutogestion'],
}
