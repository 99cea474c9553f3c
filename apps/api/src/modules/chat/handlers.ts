/** Calls of the chat. */
import type { Registry } from '@cauce/contract/registry'
import type { Handlers } from '../../http/handle.ts'
import { channel, chats, createChannel, employees, markRead } from './channels.ts'
import { messages, writeMessage } from './messages.ts'

export const handlers = {
  empleados: ({ query }, ctx) => employees(ctx, query),
  crear: ({ body }, ctx) => createChannel(ctx, body),
  listar: ({ params, query }, ctx) => chats(ctx, params.userId, query),
  canal: ({ params }, ctx) => channel(ctx, params.id),
  leer: ({ body }, ctx) => markRead(ctx, body),
  mensaje: ({ body }, ctx) => writeMessage(ctx, body),
  mensajes: ({ body }, ctx) => messages(ctx, body),
  mensajeConAdjuntos: () => Promise.reject(new Error('pending')),
  retomarAdjuntos: () => Promise.reject(new Error('pending')),
  guardarAdjuntos: () => Promise.reject(new Error('pending')),
  descartarAdjuntos: () => Promise.reject(new Error('pending')),
  urlTemporal: () => Promise.reject(new Error('pending')),
} satisfies Handlers<Registry['chat']>
