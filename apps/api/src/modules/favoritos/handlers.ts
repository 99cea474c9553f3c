/** Calls of the favourite order lines. */
import type { Registry } from '@cauce/contract/registry'
import type { Handlers } from '../../http/handle.ts'

export const handlers = {
  listar: () => Promise.reject(new Error('pending')),
  guardar: () => Promise.reject(new Error('pending')),
  eliminar: () => Promise.reject(new Error('pending')),
} satisfies Handlers<Registry['favoritos']>
