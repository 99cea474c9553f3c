/** Calls of the referral of patients. */
import type { Registry } from '@cauce/contract/registry'
import type { Handlers } from '../../http/handle.ts'

export const handlers = {
  registrar: () => Promise.reject(new Error('pending')),
  buscarAfiliado: () => Promise.reject(new Error('pending')),
  afiliado: () => Promise.reject(new Error('pending')),
  subir: () => Promise.reject(new Error('pending')),
  listar: () => Promise.reject(new Error('pending')),
  detalle: () => Promise.reject(new Error('pending')),
  lineaDeTiempo: () => Promise.reject(new Error('pending')),
  actualizar: () => Promise.reject(new Error('pending')),
  finalizar: () => Promise.reject(new Error('pending')),
  crearConsulta: () => Promise.reject(new Error('pending')),
  buscarRep: () => Promise.reject(new Error('pending')),
  reporte: () => Promise.reject(new Error('pending')),
  exportar: () => Promise.reject(new Error('pending')),
} satisfies Handlers<Registry['referencias']>
