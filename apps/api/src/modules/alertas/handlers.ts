/** Calls of alertas. */
import type { Registry } from '@cauce/contract/registry'
import { fail } from '../../http/failure.ts'
import type { Handlers } from '../../http/handle.ts'

const notYet = (call: string): never => {
  throw fail(501, 'llamada.en_obra', call)
}

export const handlers = {
  verificarInteraccion: () => notYet('verificarInteraccion'),
  buscarDesabastecimiento: () => notYet('buscarDesabastecimiento'),
  buscarAlergico: () => notYet('buscarAlergico'),
  detalleAlergia: () => notYet('detalleAlergia'),
  avisos: () => notYet('avisos'),
  comprobarEsquema: () => notYet('comprobarEsquema'),
  crearAuditoria: () => notYet('crearAuditoria'),
  crearSeguimientoAlergia: () => notYet('crearSeguimientoAlergia'),
} satisfies Handlers<Registry['alertas']>
