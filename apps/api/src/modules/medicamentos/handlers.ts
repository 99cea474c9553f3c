/** Calls of medicamentos. */
import type { Registry } from '@cauce/contract/registry'
import { fail } from '../../http/failure.ts'
import type { Handlers } from '../../http/handle.ts'

const notYet = (call: string): never => {
  throw fail(501, 'llamada.en_obra', call)
}

export const handlers = {
  listarMedicamentoOrdenamiento: () => notYet('listarMedicamentoOrdenamiento'),
  listarVademecum: () => notYet('listarVademecum'),
  completarLinea: () => notYet('completarLinea'),
  ordenes6Meses: () => notYet('ordenes6Meses'),
  ordenesActivas: () => notYet('ordenesActivas'),
  generarOrdenamiento: () => notYet('generarOrdenamiento'),
  cie10: () => notYet('cie10'),
} satisfies Handlers<Registry['medicamentos']>
