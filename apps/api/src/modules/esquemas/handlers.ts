/** Calls of esquemas. */
import type { Registry } from '@cauce/contract/registry'
import { fail } from '../../http/failure.ts'
import type { Handlers } from '../../http/handle.ts'

const notYet = (call: string): never => {
  throw fail(501, 'llamada.en_obra', call)
}

export const handlers = {
  listar: () => notYet('listar'),
  codesumiEsquema: () => notYet('codesumiEsquema'),
  ordenesActivas: () => notYet('ordenesActivas'),
  generarOrdenamiento: () => notYet('generarOrdenamiento'),
  cancelar: () => notYet('cancelar'),
  historial: () => notYet('historial'),
  suspender: () => notYet('suspender'),
  vistaPrevia: () => notYet('vistaPrevia'),
} satisfies Handlers<Registry['esquemas']>
