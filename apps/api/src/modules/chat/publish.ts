/** A message becomes part of its channel: numbered, with its files, and told to who is connected. */
import type { Transaction } from 'kysely'
import { CHATS_EVENT, MESSAGE_EVENT, type ChatMessage } from '@cauce/domain/chat/channel'
import { OTHER_MESSAGE } from '@cauce/domain/chat/refusals'
import { auditEach } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import {
  insertFiles,
  insertMessage,
  lockChannel,
  membersOf,
  messageByKey,
  messageView,
  type NewAttachment,
} from './message-queries.ts'

export interface NewMessage {
  readonly canal_id: number
  /** Text; may be empty where there are files. */
  readonly mensaje: string
  /** What the sender calls it; null: it is not told from another with the same words. */
  readonly clave: string | null
  readonly adjuntos: readonly NewAttachment[]
}

/** 409 `mensaje.otro_texto`: the key of the message is of another one. */
export const otherMessage = () => fail(409, 'mensaje.otro_texto', OTHER_MESSAGE)

/**
 * Writes the message as the person of `ctx`, through `trx`; the caller has made sure that they reach the channel. Once `trx`
 * is committed the caller gives the answer to {@link announce}. The key again answers the message that it names.
 * @regla En un canal, el mensaje que se escribió después tiene el número mayor, también entre dos servidores.
 */
export const publishMessage = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { canal_id, mensaje, clave, adjuntos }: NewMessage,
): Promise<ChatMessage> => {
  const user_id = ctx.user.id
  const channel = await lockChannel(trx, canal_id, user_id)
  if (channel === undefined) throw notFound()
  const text = mensaje.trim()
  // Only now: whoever held the channel before may have written it.
  const earlier = clave === null ? undefined : await messageByKey(trx, user_id, clave)
  if (earlier !== undefined) {
    if (earlier.canal_id !== canal_id || earlier.mensaje !== text) throw otherMessage()
    return messageView(trx, earlier.id)
  }
  const now = ctx.now()
  // The clocks of two servers may differ: time does not go back within a channel.
  const at = channel.ultimo_at !== null && channel.ultimo_at > now ? channel.ultimo_at : now
  const { afiliado_id } = channel
  const entry = {
    accion: 'chat.escribir',
    recurso: 'mensaje',
    afiliado_id,
    detalle: { canal_id, adjuntos: adjuntos.length },
  }
  const id = await insertMessage(trx, { canal_id, user_id, mensaje: text, clave, at }, (source) =>
    auditEach(ctx, entry, source),
  )
  if (adjuntos.length > 0) {
    await insertFiles(trx, id, adjuntos, at)
    return messageView(trx, id)
  }
  const user = { operador: { nombre_completo: channel.nombre ?? '' } }
  const created_at = at.toISOString()
  return {
    id,
    canal_id,
    user_id,
    mensaje: text,
    created_at,
    clave,
    adjunto: null,
    nombre_adjunto: null,
    adjuntos: [],
    user,
  }
}

/** Tells the message to who has the channel open, and each member that the list changed. Never fails: what is told is a hint. */
export const announce = async ({ db, realtime, log }: UserCtx, message: ChatMessage): Promise<void> => {
  const { canal_id } = message
  realtime.toChannel(canal_id, MESSAGE_EVENT, { mensaje: message })
  try {
    for (const id of await membersOf(db, canal_id)) realtime.toUser(id, CHATS_EVENT, { canal_id })
  } catch {
    // The message is kept; whoever is connected finds it at the next question.
    log.warn({ canal_id }, 'un mensaje no se pudo avisar a todos')
  }
}
