/** The chat, as RTK Query endpoints. */
import { chat } from '@cauce/contract/chat'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    empleadosActivos: queryOf(build, chat.empleados),
    crearChat: mutationOf(build, chat.crear, ['Chats']),
    chats: queryOf(build, chat.listar, { provides: ['Chats'] }),
    chatsBuscados: queryOf(build, chat.buscar, { provides: ['Chats'] }),
    canal: queryOf(build, chat.canal, { provides: ['Chats'] }),
    leerCanal: mutationOf(build, chat.leer, ['Chats']),
    escribirMensaje: mutationOf(build, chat.mensaje),
    mensajesDelCanal: askedOf(build, chat.mensajes),
    mensajeConAdjuntos: mutationOf(build, chat.mensajeConAdjuntos),
    retomarAdjuntos: mutationOf(build, chat.retomarAdjuntos),
    guardarAdjuntos: mutationOf(build, chat.guardarAdjuntos),
    descartarAdjuntos: mutationOf(build, chat.descartarAdjuntos),
    urlTemporal: askedOf(build, chat.urlTemporal),
  }),
})

export const { useChatsQuery, useChatsBuscadosQuery, useCanalQuery, useCrearChatMutation } = chatApi
