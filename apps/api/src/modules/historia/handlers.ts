/** Calls of the clinical record. */
import type { Registry } from '@cauce/contract/registry'
import type { Handlers } from '../../http/handle.ts'

export const handlers = {
  abrir: () => Promise.reject(new Error('pending')),
  guardarBorrador: () => Promise.reject(new Error('pending')),
  finalizar: () => Promise.reject(new Error('pending')),
  anotar: () => Promise.reject(new Error('pending')),
  plantillas: () => Promise.reject(new Error('pending')),
  guardarPlantilla: () => Promise.reject(new Error('pending')),
  eliminarPlantilla: () => Promise.reject(new Error('pending')),
} satisfies Handlers<Registry['historia']>
