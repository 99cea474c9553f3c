/** Messages, pages and answers for the tests of the chat. */
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { PortFailure } from '../failure.ts'
import type { ChatInput, MessagesPage, Outgoing } from '../chat/types.ts'

export const chatInput: ChatInput = { canalId: 5 }

/** A message of the channel: of somebody else unless told. */
export const chatMessage = (id: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  canal_id: chatInput.canalId,
  user_id: 2,
  mensaje: `m${id}`,
  created_at: '2026-11-21T11:15:00.000Z',
  clave: null,
  adjunto: null,
  nombre_adjunto: null,
  adjuntos: [],
  user: { operador: { nombre_completo: 'Andrés Loaiza' } },
  ...change,
})

/** The own message that was called so. */
export const ownMessage = (id: number, clave: string): ChatMessage =>
  chatMessage(id, { user_id: 1, clave, user: { operador: { nombre_completo: 'Laura Restrepo Mejía' } } })

export const messagesPage = (ids: readonly number[], hay_mas = false): MessagesPage => ({
  data: ids.map((id) => chatMessage(id)),
  hay_mas,
})

export const keptMessage = (clave: string, at = 1): Outgoing => ({
  clave,
  mensaje: `escrito ${clave}`,
  at,
  estado: 'enviando',
  error: null,
})

export const noAnswer = new PortFailure({})
export const messageRefused = new PortFailure({ status: 404, error: 'No se encontró ese chat.' })
