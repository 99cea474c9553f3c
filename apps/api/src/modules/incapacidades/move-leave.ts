/** A leave is annulled or lifted, always with a reason. @fuente spec 2 §4; Decreto 2126 de 2023, art. 2.2.3.3.2 */
import type { Kysely } from 'kysely'
import { checkLifting } from '@cauce/domain/sick-leave/lifting'
import { hasPermission } from '@cauce/domain/session/permission'
import { applySickLeave, LEAVE_MOVES, type LeaveMove } from '@cauce/machines/life-cycles/sick-leave'
import type { Answer, Body } from '@cauce/contract/entry'
import type { incapacidades } from '@cauce/contract/incapacidades'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { ApiFailure, fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { requireAttending } from '../alertas/reach.ts'
import { requireSigner } from '../consultas/signer.ts'
import { tellLeave } from './leave-events.ts'
import { lockLeave, moveLeave } from './leave-queries.ts'

type Module = typeof incapacidades
type Moved = Answer<Module['anular']>
type Locked = NonNullable<Awaited<ReturnType<typeof lockLeave>>>

const ANNUL_OTHERS = 'incapacidades.anular'
const OTHERS_LEAVE = 'incapacidad.ajena'
const DONE: Readonly<Record<LeaveMove, string>> = {
  anular: 'Incapacidad anulada con éxito',
  levantar: 'Incapacidad levantada con éxito',
}

const lockedLeave = async (db: Kysely<DB>, id: number): Promise<Locked> => {
  const leave = await lockLeave(db, id)
  if (!leave) throw notFound()
  return leave
}

/** The state after the move, or 409 `incapacidad.transicion_no_permitida`. */
const stateAfter = (leave: Locked, move: LeaveMove): number => {
  const after = applySickLeave(leave.estado_id, move)
  if ('error' in after) throw fail(409, 'incapacidad.transicion_no_permitida', after.error)
  return after.estado_id
}

/**
 * Passes for who issued it or may annul those of others; otherwise 403 `incapacidad.ajena`.
 * @regla Una incapacidad la anula quien la expidió o quien tiene el permiso de anular las de otros.
 */
const requireAnnuller = (ctx: UserCtx, leave: Locked): void => {
  if (leave.user_id === ctx.user.id || hasPermission(ctx.user, ANNUL_OTHERS)) return
  throw fail(403, OTHERS_LEAVE, `La puede anular ${LEAVE_MOVES.anular.quien}.`)
}

/** A refused annulment leaves a trace. */
const auditRefusal = async (ctx: UserCtx, id: number, error: unknown): Promise<void> => {
  if (!(error instanceof ApiFailure) || error.codigo !== OTHERS_LEAVE) return
  await audit(ctx.db, ctx, { accion: 'incapacidad.anular_negado', recurso: 'incapacidad', recurso_id: id })
}

const annul = async (db: Kysely<DB>, ctx: UserCtx, { id, motivo }: Body<Module['anular']>): Promise<Moved> => {
  const leave = await lockedLeave(db, id)
  requireAnnuller(ctx, leave)
  const estado_id = stateAfter(leave, 'anular')
  await moveLeave(db, { id, estado_id, motivo: motivo.trim(), user_id: ctx.user.id, now: ctx.now() })
  await audit(db, ctx, {
    accion: 'incapacidad.anular',
    recurso: 'incapacidad',
    recurso_id: id,
    afiliado_id: leave.afiliado_id,
    detalle: { radicado: leave.radicado, consulta_id: leave.consulta_id, de_estado_id: leave.estado_id },
  })
  await tellLeave(db, ctx, 'incapacidad.anulada', id)
  return { mensaje: DONE.anular, estado_id }
}

/** Annuls the leave: its days count no more. Fails with 403 `incapacidad.ajena`, 404, 409. */
export const annulLeave = async (ctx: UserCtx, body: Body<Module['anular']>): Promise<Moved> => {
  try {
    return await idempotent(ctx, 'incapacidades.anular', body, (trx) => annul(trx, ctx, body))
  } catch (error) {
    await auditRefusal(ctx, body.id, error)
    throw error
  }
}

const lift = async (db: Kysely<DB>, ctx: UserCtx, body: Body<Module['levantar']>): Promise<Moved> => {
  const { id, fecha_levantamiento } = body
  const leave = await lockedLeave(db, id)
  await requireAttending({ ...ctx, db }, leave.afiliado_id)
  await requireSigner(db, ctx, 'incapacidad')
  const estado_id = stateAfter(leave, 'levantar')
  const wrong = checkLifting(fecha_levantamiento, { desde: leave.fecha_inicio, hasta: leave.fecha_final })
  if (wrong !== null) throw invalid({ fecha_levantamiento: [wrong] })
  const motivo = body.motivo.trim()
  await moveLeave(db, { id, estado_id, motivo, user_id: ctx.user.id, now: ctx.now(), fecha_levantamiento })
  await audit(db, ctx, {
    accion: 'incapacidad.levantar',
    recurso: 'incapacidad',
    recurso_id: id,
    afiliado_id: leave.afiliado_id,
    detalle: { radicado: leave.radicado, consulta_id: leave.consulta_id, desde: fecha_levantamiento },
  })
  await tellLeave(db, ctx, 'incapacidad.levantada', id)
  return { mensaje: DONE.levantar, estado_id }
}

/**
 * Lifts the leave from a day on: it counts up to the day before. Fails with 403, 404, 409, 422.
 * @regla Levanta la incapacidad un profesional que atiende al afiliado y que la podría expedir.
 */
export const liftLeave = (ctx: UserCtx, body: Body<Module['levantar']>): Promise<Moved> =>
  idempotent(ctx, 'incapacidades.levantar', body, (trx) => lift(trx, ctx, body))
