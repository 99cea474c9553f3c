/**
 * A message with files, in three steps: the addresses are asked for, the browser sends the bytes, and the message is published
 * once all of them are there. Until then nobody sees it. @fuente spec 2 §7
 */
import { checkAttachments } from '@cauce/domain/chat/limits'
import {
  FILES_WAIT_HOURS,
  GIVEN_UP,
  keptName,
  MAX_UNFINISHED,
  OTHER_FILES,
  SENT_ALREADY,
  SIZES_DIFFER,
  TOO_MANY_UNFINISHED,
  WAITED_TOO_LONG,
} from '@cauce/domain/chat/stored-files'
import type { UploadTarget } from '@cauce/domain/chat/channel'
import type { Answer, Body } from '@cauce/contract/entry'
import type { chat } from '@cauce/contract/chat'
import { arrivalUrl, dropArrival, hasArrived } from '../../files/arrivals.ts'
import { arrivingKey } from '../../files/keys.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import * as queries from './attachment-queries.ts'
import { chatStaff, reachChannel } from './channel-access.ts'

type Module = typeof chat
type Asked = Body<Module['mensajeConAdjuntos']>
const HOUR_MS = 3_600_000

/** What is asked for, as it will be kept. 422 by field. */
const checked = ({ mensaje, nombre_adjuntos = [], tamano_adjuntos = [] }: Asked) => {
  if (nombre_adjuntos.length !== tamano_adjuntos.length) throw invalid({ tamano_adjuntos: [SIZES_DIFFER] })
  const files = nombre_adjuntos.map((nombre, place) => ({
    nombre: keptName(nombre),
    tamano: Math.max(0, tamano_adjuntos[place] ?? 0),
  }))
  const errores = checkAttachments(
    files.map((file) => ({ ...file, pdf: null })),
    mensaje,
  )
  if (Object.keys(errores).length > 0) throw invalid(errores)
  return { mensaje: mensaje.trim(), files }
}
type Checked = ReturnType<typeof checked>

/** The one that this key names already. 409 when it was of other words or files. */
const begunBefore = async (ctx: UserCtx, canalId: number, clave: string, { mensaje, files }: Checked) => {
  const known = await queries.pendingByKey(ctx.db, ctx.user.id, clave)
  if (!known || (known.mensaje_id === null && known.expira_at <= ctx.now())) return null
  const its = await queries.filesOfPending(ctx.db, known.id)
  const isSame =
    known.canal_id === canalId &&
    known.mensaje === mensaje &&
    its.length === files.length &&
    its.every(({ nombre, tamano }, place) => nombre === files[place]?.nombre && tamano === files[place].tamano)
  if (!isSame) throw fail(409, 'mensaje.otros_archivos', OTHER_FILES)
  return known
}

const begin = (ctx: UserCtx, canal_id: number, clave: string | null, { mensaje, files }: Checked) =>
  ctx.db.transaction().execute(async (trx) => {
    const now = ctx.now()
    if ((await queries.countUnfinished(trx, ctx.user.id, now)) >= MAX_UNFINISHED) {
      throw invalid({ archivos: [TOO_MANY_UNFINISHED] })
    }
    if (clave !== null) await queries.freeKey(trx, ctx.user.id, clave, now)
    const expira_at = new Date(now.getTime() + FILES_WAIT_HOURS * HOUR_MS)
    const row = { canal_id, user_id: ctx.user.id, mensaje, clave, expira_at, created_at: now }
    return queries.insertPending(
      trx,
      row,
      files.map((file) => ({ ...file, ruta: arrivingKey('pdf') })),
    )
  })

const targetOf = async (ctx: UserCtx, file: queries.PendingFile, isSent: boolean): Promise<UploadTarget> => {
  const { nombre, ruta } = file
  const recibido = isSent || (await hasArrived(ctx.files, file))
  return { nombre, ruta, recibido, url: recibido ? '' : await arrivalUrl(ctx, file) }
}

const targets = async (ctx: UserCtx, { id, mensaje_id }: Pick<queries.PendingMessage, 'id' | 'mensaje_id'>) => {
  const files = await queries.filesOfPending(ctx.db, id)
  return Promise.all(files.map((file) => targetOf(ctx, file, mensaje_id !== null)))
}

/**
 * First step. The key again answers the same message, with addresses for what is missing.
 * @regla Un mensaje con archivos no lo ve nadie hasta que todos sus archivos llegaron.
 */
export const beginMessage = async (ctx: UserCtx, body: Asked): Promise<Answer<Module['mensajeConAdjuntos']>> => {
  const { id: canalId } = await reachChannel(ctx, body.canal_id)
  const asked = checked(body)
  const clave = body.clave ?? null
  const known = clave === null ? null : await begunBefore(ctx, canalId, clave, asked)
  const made = known === null ? await begin(ctx, canalId, clave, asked) : known.id
  // Of two at once with the same key, the other made it.
  const id = made ?? (clave === null ? null : (await begunBefore(ctx, canalId, clave, asked))?.id) ?? null
  if (id === null) throw notFound()
  return { mensaje: { id }, urlArchivo: await targets(ctx, { id, mensaje_id: known?.mensaje_id ?? null }) }
}

/** New addresses for what has not arrived. */
export const resumeMessage = async (ctx: UserCtx, id: number): Promise<Answer<Module['retomarAdjuntos']>> => {
  const pending = await queries.pendingById(chatStaff(ctx).db, ctx.user.id, id)
  if (!pending) throw notFound()
  await reachChannel(ctx, pending.canal_id)
  if (pending.mensaje_id === null && pending.expira_at <= ctx.now()) throw notFound(WAITED_TOO_LONG)
  return { urlArchivo: await targets(ctx, pending) }
}

/** The message will not be sent: what came of it is thrown away. */
export const giveUpMessage = async (ctx: UserCtx, id: number): Promise<{ mensaje: string }> => {
  const pending = await queries.pendingById(chatStaff(ctx).db, ctx.user.id, id)
  if (!pending) throw notFound()
  if (!(await queries.giveUpPending(ctx.db, ctx.user.id, id, ctx.now()))) {
    throw fail(409, 'mensaje.ya_enviado', SENT_ALREADY)
  }
  for (const file of await queries.filesOfPending(ctx.db, id)) await dropArrival(ctx.files, file)
  return { mensaje: GIVEN_UP }
}

export { publishPending } from './publish-files.ts'
