/** The work of the server. */
import { installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

export const tests: ModuleTests = {
  plain: {
    'es una lista o un catálogo de la instalación, igual para todos los que pueden verlo': { 'trabajos.lista': {} },
  },
  administration: [
    installed('trabajos.mover', ({ temporizador }) => ({
      path: '/trabajos/mover',
      body: { clase: 'reloj', id: temporizador, acto: 'reintentar' },
    })),
  ],
  desk: ['desarrollo.trabajos'],
}
