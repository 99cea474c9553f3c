/** Calls of the chat. */
import type { Registry } from '@cauce/contract/registry'
import type { Handlers } from '../../http/handle.ts'

export const handlers = {
  empleados: () => Promise.reject(new Error('pending')),
  crear: () => Promise.reject(new Error('pending')),
  listar: () => Promise.reject(new Error('pending')),
  canal: () => Promise.reject(new Error('pending')),
  leer: () => Promise.reject(new Error('pending')),
  mensaje: () => Promise.reject(new Error('pending')),
  mensajes: () => Promise.reject(new Error('pending')),
  mensajeConAdjuntos: () => Promise.reject(new Error('pending')),
  retomarAdjuntos: () => Promise.reject(new Error('pending')),
  guardarAdjuntos: () => Promise.reject(new Error('pending')),
  descartarAdjuntos: () => Promise.reject(new Error('pending')),
  urlTemporal: () => Promise.reject(new Error('pending')),
} satisfies Handlers<Registry['chat']>
