/** Calls of the chat. */
import { chat } from '@cauce/contract/chat'
import { defineModule } from '../../kit/module.ts'
import { temporaryUrl } from '../adjuntos/temporary-url.ts'
import { beginMessage, giveUpMessage, publishPending, resumeMessage } from './attachments.ts'
import { channel, chats, createChannel, employees, markRead, searchChats } from './channels.ts'
import { messages, writeMessage } from './messages.ts'

export const module = defineModule(chat, {
  empleados: ({ query }, ctx) => employees(ctx, query),
  crear: ({ body }, ctx) => createChannel(ctx, body),
  listar: ({ params, query }, ctx) => chats(ctx, params.userId, query),
  buscar: ({ body }, ctx) => searchChats(ctx, body),
  canal: ({ params }, ctx) => channel(ctx, params.id),
  leer: ({ body }, ctx) => markRead(ctx, body),
  mensaje: ({ body }, ctx) => writeMessage(ctx, body),
  mensajes: ({ body }, ctx) => messages(ctx, body),
  mensajeConAdjuntos: ({ body }, ctx) => beginMessage(ctx, body),
  retomarAdjuntos: ({ body }, ctx) => resumeMessage(ctx, body.mensaje_id),
  guardarAdjuntos: ({ body }, ctx) => publishPending(ctx, body),
  descartarAdjuntos: ({ params }, ctx) => giveUpMessage(ctx, params.id),
  urlTemporal: ({ body }, ctx) => temporaryUrl(ctx, body),
})
