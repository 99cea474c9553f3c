/** What the server answers about the chats of a person, for the tests of the workspaces. */
import type { Channel, ChatMessage, ChatPerson } from '@cauce/domain/chat/channel'
import { chatMessage } from '@cauce/machines/testing/chat-samples'
import { fakeServer } from './fake-server.ts'

/** Who looks. */
export const ME = 1

export const person = (change: Partial<ChatPerson> = {}): ChatPerson => ({
  user_id: 2,
  nombre_completo: 'Andrés Loaiza',
  cargo: 'Referencia',
  area: 'Centro regulador',
  correo: 'referencia@cauce.demo',
  sede: 'Clínica del Prado',
  en_linea: true,
  ...change,
})

export const channel = (change: Partial<Channel> = {}): Channel => ({
  id: 5,
  tipo: 0,
  user_crea_id: ME,
  con: person(),
  envia: null,
  recibe: null,
  referencia_id: null,
  titulo: 'Andrés Loaiza',
  ultimo: { id: 3, mensaje: 'm3', user_id: 2, created_at: '2026-11-21T11:15:00.000Z', adjuntos: 0 },
  sin_leer: 2,
  leidos: [],
  ...change,
})

export const CHATS = '/chat/listar/1'
export const SEARCH = '/chat/buscar'
export const CHANNEL = '/chat/canal/5'
export const MESSAGES = '/mensaje/listarPorCanal/'
export const WRITE = '/mensaje/crear'
export const CREATE = '/chat/crear'
const READ = '/chat/leido'
const EMPLOYEES = '/empleados/listarEmpleadosActivos'

export const chatsPage = (data: readonly Channel[], total = data.length) => ({
  json: { data, total, pagina: 1, por_pagina: 30, sin_leer: data.reduce((sum, { sin_leer }) => sum + sin_leer, 0) },
})

/** A server with one chat of three messages, that takes what is written. */
export const serveChat = (
  messages: readonly ChatMessage[] = [1, 2, 3].map((id) => chatMessage(id)),
): ReturnType<typeof fakeServer> =>
  fakeServer({
    [CHATS]: chatsPage([channel()]),
    [CHANNEL]: { json: channel() },
    [MESSAGES]: { json: { data: messages, hay_mas: false } },
    [WRITE]: 'silence',
    [CREATE]: { json: channel() },
    [READ]: { json: { mensaje: 'Leído' } },
    [EMPLOYEES]: { json: [person()] },
  })
