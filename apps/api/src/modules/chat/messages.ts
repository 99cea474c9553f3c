/** Messages of a channel are written and read. @fuente spec 2 §7 */
import { MAX_MESSAGES_PAGE, MESSAGES_PAGE, type chat } from '@cauce/contract/chat'
import type { Answer, Body } from '@cauce/contract/entry'
import { checkMessage } from '@cauce/domain/chat/limits'
import { auditRead } from '../../audit/audit.ts'
import { errorCode } from '../../db/unavailable.ts'
import { invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { reachChannel } from './channel-access.ts'
import { pageOfMessages } from './message-queries.ts'
import { announce, otherMessage, publishMessage } from './publish.ts'

type Module = typeof chat

const UNIQUE_VIOLATION = '23505'

/**
 * Writes a message. The same key answers the same message; with another text or channel, 409 `mensaje.otro_texto`.
 * @regla La misma clave es el mismo mensaje: repetir un envío cuya respuesta se perdió no lo escribe dos veces.
 */
export const writeMessage = async (
  ctx: UserCtx,
  { canal_id, mensaje, clave }: Body<Module['mensaje']>,
): Promise<Answer<Module['mensaje']>> => {
  const wrong = checkMessage(mensaje)
  if (wrong !== null) throw invalid({ mensaje: [wrong] })
  await reachChannel(ctx, canal_id)
  try {
    const written = await ctx.db
      .transaction()
      .execute((trx) => publishMessage(trx, ctx, { canal_id, mensaje, clave: clave ?? null, adjuntos: [] }))
    await announce(ctx, written)
    return { mensaje: written }
  } catch (error) {
    // The same key in two channels at the same instant.
    throw errorCode(error) === UNIQUE_VIOLATION ? otherMessage() : error
  }
}

/** Messages of a channel in their order. Reading those of a referral is noted. */
export const messages = async (
  ctx: UserCtx,
  { canal_id, antes_de, despues_de, limite = MESSAGES_PAGE }: Body<Module['mensajes']>,
): Promise<Answer<Module['mensajes']>> => {
  const { afiliado_id } = await reachChannel(ctx, canal_id)
  const size = Math.min(limite, MAX_MESSAGES_PAGE)
  const found = await pageOfMessages(ctx.db, canal_id, { antes_de, despues_de, limit: size + 1 })
  const hay_mas = found.length > size
  const data = !hay_mas ? found : despues_de === undefined ? found.slice(1) : found.slice(0, size)
  if (afiliado_id !== null && data.length > 0) {
    const detalle = { desde: data[0]?.id, hasta: data.at(-1)?.id }
    auditRead(ctx, { accion: 'chat.leer', recurso: 'canal', recurso_id: canal_id, afiliado_id, detalle })
  }
  return { data, hay_mas }
}
