/** Calls of codigos-propios. */
import type { Registry } from '@cauce/contract/registry'
import { fail } from '../../http/failure.ts'
import type { Handlers } from '../../http/handle.ts'

const notYet = (call: string): never => {
  throw fail(501, 'llamada.en_obra', call)
}

export const handlers = {
  buscar: () => notYet('buscar'),
  ordenesActivas: () => notYet('ordenesActivas'),
  generarOrdenamiento: () => notYet('generarOrdenamiento'),
} satisfies Handlers<Registry['codigosPropios']>
