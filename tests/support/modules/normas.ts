/** The figures of the norms, that two people change. */
import { installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

export const tests: ModuleTests = {
  plain: {
    'es una lista o un catálogo de la instalación, igual para todos los que pueden verlo': {
      'normas.lista': {},
      'referencias.plazos': {},
    },
    'crea algo que todavía no es de nadie': {
      'normas.proponer': {
        body: {
          clave: 'incapacidad.dias_certificado',
          valor: { cualquiera: 25, maternidad: 266 },
          vigente_desde: '2031-05-01',
          norma: 'Decreto de una muestra',
          articulo: 'art. 1',
          motivo: 'Para mostrar que se puede proponer',
        },
      },
    },
  },
  administration: [
    installed('normas.ver', ({ cifra }) => ({ path: `/normas/${cifra}` })),
    installed('normas.decidir', ({ propuesta }) => ({
      path: '/normas/decidir',
      body: { id: propuesta, evento: 'aprobar', motivo: '' },
    })),
    // Another person proposed it.
    installed(
      'normas.retirar',
      ({ propuesta }) => ({ path: '/normas/retirar', body: { id: propuesta } }),
      '422 datos.invalidos',
    ),
  ],
  desk: ['desarrollo.normas', 'normas.proponer', 'normas.aprobar'],
}
