/** Letters that were issued. */
import { AUDIT_PERMISSION } from '@cauce/domain/session/permission-keys'
import { installed } from '../../security/administration-case.ts'
import { issuedLetter } from '../letters.ts'
import type { ModuleTests } from '../module-tests.ts'

export const tests: ModuleTests = {
  administration: [
    installed('cartas.ver', ({ records }) => ({ path: `/cartas/${records['cartas']}` })),
    installed('cartas.imprimir', ({ records }) => ({ path: '/cartas/imprimir', body: { id: records['cartas'] } })),
    installed('cartas.entregar', ({ records }) => ({
      path: '/cartas/entregar',
      body: { id: records['cartas'], medio: 'personal', detalle: 'La recibió su hija, María Gómez' },
    })),
  ],
  desk: [AUDIT_PERMISSION],
  record: issuedLetter,
}
