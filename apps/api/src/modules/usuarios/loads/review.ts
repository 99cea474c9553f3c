/** A file is looked at before anything is done with it. */
import type { Answer, Body } from '@cauce/contract/entry'
import type { usuarios } from '@cauce/contract/usuarios'
import type { LoadSummary } from '@cauce/contract/usuarios-cargas'
import { audit } from '../../../audit/audit.ts'
import { notFound } from '../../../http/failure.ts'
import type { UserCtx } from '../../../http/handle.ts'
import { evaluateLines } from './evaluate.ts'
import * as queries from './load-queries.ts'
import { readUsersFile } from './read-file.ts'

type Module = typeof usuarios

/** After its last review or batch. */
export const LOAD_KEPT_DAYS = 30
const DAY_MS = 86_400_000
const NO_LOAD = 'Esta carga ya no está. Suba el archivo de nuevo.'

/** The load, or 404. */
export const loadSummary = async (ctx: UserCtx, id: number): Promise<LoadSummary> => {
  const summary = await queries.summaryOf(ctx.db, id)
  if (!summary) throw notFound(NO_LOAD)
  return summary
}

/** Nothing is left to do in a file of which something was done. */
const stateAfter = ({ por_crear, por_actualizar, creadas, actualizadas }: LoadSummary): LoadSummary['estado'] =>
  por_crear + por_actualizar === 0 && creadas + actualizadas > 0 ? 'terminada' : 'revisada'

/**
 * Says what each line would do, and why not. The same file is the same load: what was done of it stays done, the rest is looked
 * at again with the users and lists of now. Loads of a month ago are forgotten.
 */
export const reviewLoad = async (
  ctx: UserCtx,
  { nombre, texto }: Body<Module['revisarCarga']>,
): Promise<Answer<Module['revisarCarga']>> => {
  const file = readUsersFile(texto)
  const now = ctx.now()
  const carga = await ctx.db.transaction().execute(async (trx) => {
    await queries.dropOldLoads(trx, new Date(now.getTime() - LOAD_KEPT_DAYS * DAY_MS))
    const id = await queries.takeLoad(trx, { user_id: ctx.user.id, nombre, huella: file.huella, now })
    const done = await queries.doneLines(trx, id)
    // Also those that are done: a later line with the same document is still a repeated one.
    const lines = await evaluateLines(trx, ctx, file.lines)
    await queries.replaceLines(
      trx,
      id,
      lines.filter(({ linea }) => !done.has(linea)),
    )
    const summary = await queries.summaryOf(trx, id)
    if (!summary) throw notFound(NO_LOAD)
    const estado = stateAfter(summary)
    await queries.setState(trx, id, estado, now)
    const { total, por_crear, por_actualizar, rechazadas } = summary
    await audit(trx, ctx, {
      accion: 'carga_usuarios.revisar',
      recurso: 'carga_usuarios',
      recurso_id: id,
      detalle: { lineas: total, por_crear, por_actualizar, rechazadas },
    })
    return { ...summary, estado }
  })
  return { carga, columnas_ignoradas: file.ignored }
}
