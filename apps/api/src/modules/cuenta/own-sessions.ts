/** The sessions that a person has open, ended by that person. */
import { audit } from '../../audit/audit.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { endSessions, liveSessions } from './profile-queries.ts'

const ENDED = 'Sesión cerrada.'
const GONE = 'Esa sesión ya no está abierta.'
const NO_OTHERS = 'No había otras sesiones abiertas.'

/** Ends one of one's own sessions; 404 for what is not, or is over. */
export const endOwnSession = async (ctx: UserCtx, id: number): Promise<{ mensaje: string }> => {
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const live = await liveSessions(trx, ctx.user.id, ctx.now())
    if (!live.some((session) => session.id === id)) throw notFound(GONE)
    await audit(trx, ctx, { accion: 'sesion.cerrar', recurso: 'sesion', recurso_id: id })
    return endSessions(trx, ctx.user.id, { only: id }, ctx.now())
  })
  ctx.realtime.closeSessions(ended)
  return { mensaje: ENDED }
}

/** Ends all of one's own sessions but this one. A sign-in that is half way ends too, and is not counted. */
export const endOtherSessions = async (ctx: UserCtx): Promise<{ mensaje: string; cerradas: number }> => {
  const { ended, cerradas } = await ctx.db.transaction().execute(async (trx) => {
    const live = new Set((await liveSessions(trx, ctx.user.id, ctx.now())).map(({ id }) => id))
    const all = await endSessions(trx, ctx.user.id, { except: ctx.user.sesion_id }, ctx.now())
    const count = all.filter((id) => live.has(id)).length
    const detalle = { cerradas: count }
    await audit(trx, ctx, { accion: 'sesion.cerrar_otras', recurso: 'usuario', recurso_id: ctx.user.id, detalle })
    return { ended: all, cerradas: count }
  })
  ctx.realtime.closeSessions(ended)
  const mensaje =
    cerradas === 0 ? NO_OTHERS : cerradas === 1 ? 'Se cerró otra sesión.' : `Se cerraron ${cerradas} sesiones.`
  return { mensaje, cerradas }
}
