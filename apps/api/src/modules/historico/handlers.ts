/** Calls of the history screens. */
import type { Registry } from '@cauce/contract/registry'
import type { Handlers } from '../../http/handle.ts'

export const handlers = {
  buscarAfiliado: () => Promise.reject(new Error('pending')),
  afiliado: () => Promise.reject(new Error('pending')),
  lineaDeTiempo: () => Promise.reject(new Error('pending')),
  consultas: () => Promise.reject(new Error('pending')),
  consulta: () => Promise.reject(new Error('pending')),
  ordenes: () => Promise.reject(new Error('pending')),
  incapacidades: () => Promise.reject(new Error('pending')),
  consentimientos: () => Promise.reject(new Error('pending')),
  medicamentosParciales: () => Promise.reject(new Error('pending')),
  entregar: () => Promise.reject(new Error('pending')),
  reporte: () => Promise.reject(new Error('pending')),
  exportar: () => Promise.reject(new Error('pending')),
} satisfies Handlers<Registry['historico']>
