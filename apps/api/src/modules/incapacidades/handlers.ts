/** Calls of the sick leaves. */
import type { Registry } from '@cauce/contract/registry'
import type { Handlers } from '../../http/handle.ts'

export const handlers = {
  contexto: () => Promise.reject(new Error('pending')),
  colegioAfiliado: () => Promise.reject(new Error('pending')),
  buscarColegio: () => Promise.reject(new Error('pending')),
  secretarias: () => Promise.reject(new Error('pending')),
  registrar: () => Promise.reject(new Error('pending')),
  ultimasCinco: () => Promise.reject(new Error('pending')),
  anular: () => Promise.reject(new Error('pending')),
  levantar: () => Promise.reject(new Error('pending')),
} satisfies Handlers<Registry['incapacidades']>
