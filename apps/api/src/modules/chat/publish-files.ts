/** Last step of a message with files. */
import { NOT_ITS_FILES, NOT_RECEIVED, WAITED_TOO_LONG } from '@cauce/domain/chat/stored-files'
import type { ChatMessage } from '@cauce/domain/chat/channel'
import type { Body } from '@cauce/contract/entry'
import type { chat } from '@cauce/contract/chat'
import { closeArrivals, PDF, takeArrived } from '../../files/arrivals.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import * as queries from './attachment-queries.ts'
import { announce, chatStaff, publishMessage, reachChannel } from './channel-access.ts'
import { messageView, type NewAttachment } from './message-queries.ts'

const notReceived = () => fail(409, 'archivo.no_recibido', NOT_RECEIVED)

/** Each file, whole and a PDF, where nobody changes it any more. */
const takeAll = async (ctx: UserCtx, files: readonly queries.PendingFile[]): Promise<NewAttachment[]> => {
  const taken: NewAttachment[] = []
  for (const file of files) {
    const { id, nombre, tamano } = file
    const one = await takeArrived(ctx.files, file, (sha256) => queries.noteFingerprint(ctx.db, id, sha256, ctx.now()))
    if (one === 'falta') throw notReceived()
    if ('rechazo' in one) throw invalid({ adjunto: [one.rechazo] })
    taken.push({ nombre, tamano, tipo: PDF, ruta: one.archivo, sha256: one.sha256 })
  }
  return taken
}

const isExpired = (ctx: UserCtx, { mensaje_id, expira_at }: queries.PendingMessage): boolean =>
  mensaje_id === null && expira_at <= ctx.now()

/** The message that it became; of two at once, one publishes it. */
const publishOnce = (ctx: UserCtx, id: number, adjuntos: readonly NewAttachment[]) =>
  ctx.db.transaction().execute(async (trx) => {
    const held = await queries.holdPending(trx, ctx.user.id, id)
    if (!held || isExpired(ctx, held)) throw notFound(WAITED_TOO_LONG)
    if (held.mensaje_id !== null) return { message: await messageView(trx, held.mensaje_id), isNew: false }
    const { canal_id, mensaje, clave } = held
    const message = await publishMessage(trx, ctx, { canal_id, mensaje, clave, adjuntos })
    await queries.notePublished(trx, id, message.id)
    return { message, isNew: true }
  })

/** Read again: another call may have taken them, and published, in between. */
const takeOrFindTaken = async (ctx: UserCtx, id: number, files: readonly queries.PendingFile[]) => {
  try {
    return await takeAll(ctx, files)
  } catch (error) {
    const [now, fresh] = [await queries.pendingById(ctx.db, ctx.user.id, id), await queries.filesOfPending(ctx.db, id)]
    if (now?.mensaje_id != null) return []
    if (fresh.every(({ sha256 }, place) => sha256 === files[place]?.sha256)) throw error
    return takeAll(ctx, fresh)
  }
}

/**
 * Publishes the message, once. Asked again it answers the same one.
 * @regla Un mensaje con archivos se publica cuando todos llegaron enteros y son PDF por su contenido, una sola vez.
 */
export const publishPending = async (
  ctx: UserCtx,
  { mensaje_id: id, adjunto }: Body<(typeof chat)['guardarAdjuntos']>,
): Promise<{ mensaje: ChatMessage }> => {
  const pending = await queries.pendingById(chatStaff(ctx).db, ctx.user.id, id)
  if (!pending) throw notFound()
  await reachChannel(ctx, pending.canal_id)
  if (isExpired(ctx, pending)) throw notFound(WAITED_TOO_LONG)
  const files = await queries.filesOfPending(ctx.db, id)
  const issued = new Set(files.map(({ ruta }) => ruta))
  const told = new Set(adjunto)
  if (told.size !== issued.size || [...issued].some((ruta) => !told.has(ruta)))
    throw invalid({ adjunto: [NOT_ITS_FILES] })
  if (pending.mensaje_id !== null) return { mensaje: await messageView(ctx.db, pending.mensaje_id) }
  const adjuntos = await takeOrFindTaken(ctx, id, files)
  const { message, isNew } = await publishOnce(ctx, id, adjuntos)
  if (!isNew) return { mensaje: message }
  await announce(ctx, message)
  // It is published: what is left over now is swept when its time comes.
  await closeArrivals(ctx.db, ctx.files, [...issued]).catch(() =>
    ctx.log.warn({ mensaje_id: message.id }, 'sobran archivos de un mensaje enviado'),
  )
  return { mensaje: message }
}
