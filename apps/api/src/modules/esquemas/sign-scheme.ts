/** What a scheme waits for when it is ordered, and what becomes of it when its second signature is closed. */
import type { Transaction } from 'kysely'
import { whyNotInCourse } from '@cauce/domain/oncology/in-course'
import { schemeSignature } from '@cauce/domain/oncology/double-signature'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { type Signature, waitsFor } from '@cauce/domain/medication/second-signature'
import { settingOf } from '../../db/setting.ts'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { CheckedScheme } from '../alertas/check-scheme.ts'
import { withdrawOfScheme } from '../firmas/withdraw-signature.ts'
import type { AskedSignature } from '../firmas/ask-signatures.ts'
import { orderedScheme } from './course-queries.ts'
import { notAllowed, stepsOf } from './move-lines.ts'
import type { SignedDoses } from './order-lines.ts'
import * as queries from './order-queries.ts'

/** Key of the setting: `{"clases": [...]}`, dated as every one. */
const SIGNED_KINDS = 'oncologia.doble_firma'

/** What of the order another professional signs, with what was answered. */
export const signatureOfScheme = async (
  ctx: Pick<UserCtx, 'db' | 'today'>,
  { urgencia_vital }: SchemeOrder,
  doses: SignedDoses,
  { hallazgos, respondidas }: CheckedScheme,
): Promise<Signature> => {
  const urgencia = (urgencia_vital ?? '').trim()
  return schemeSignature({ ...doses, hallazgos }, await settingOf(ctx, SIGNED_KINDS), {
    checks: respondidas,
    urgencia: urgencia === '' ? null : urgencia,
  })
}

/** The request of its order; null: nothing asks for another hand. */
export const askedOf = ({ pide, urgencia }: Signature): AskedSignature | null =>
  pide.length === 0 ? null : { hallazgos: pide.join(' · '), urgencia: urgencia !== null }

/** What the first step of each of its lines says; null: nothing but that it was ordered. */
export const firstStep = ({ espera, urgencia }: Signature): string | null =>
  urgencia ?? (espera.length === 0 ? null : waitsFor(espera))

/** Moves what waits of the order, and releases the scheme where nobody signed it. 409 where nothing waits, or it ended meanwhile. */
export const closeWaiting = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { orden_id, orden_esquemas_id }: { readonly orden_id: number; readonly orden_esquemas_id: number },
  { evento, motivo }: { readonly evento: 'firmar' | 'devolver'; readonly motivo: string },
): Promise<number> => {
  await trx.selectFrom('orden_esquemas').select('id').where('id', '=', orden_esquemas_id).forNoKeyUpdate().execute()
  const steps = stepsOf(evento, await queries.statesOf(trx, [orden_id]))
  const [first] = steps
  if (first === undefined) throw notAllowed()
  const course = await orderedScheme(trx, orden_esquemas_id)
  const over = course === undefined ? null : whyNotInCourse(course, ctx.today())
  if (evento === 'firmar' && over !== null) throw fail(409, 'firma.transicion_no_permitida', over)
  await queries.recordSteps(trx, steps, { user_id: ctx.user.id, motivo, created_at: ctx.now() })
  if (evento === 'devolver') await queries.release(trx, [orden_id])
  return first.a_estado_id
}

/** What nobody signed of an order that is over: its lines end unsigned, and its request is taken back. */
export const dropWaiting = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  orden_id: number,
  motivo: string,
): Promise<void> => {
  const waiting = (await queries.statesOf(trx, [orden_id])).filter(
    ({ estado_id }) => estado_id === SchemeStatus.waiting,
  )
  const steps = stepsOf('cancelar', waiting)
  if (steps.length === 0) return
  await queries.recordSteps(trx, steps, { user_id: ctx.user.id, motivo, created_at: ctx.now() })
  await withdrawOfScheme(trx, ctx, orden_id, motivo)
}

/** Whether some line of the order waits for its signature. */
export const isWaiting = (lines: readonly { readonly estado_id: number }[]): boolean =>
  lines.some(({ estado_id }) => estado_id === SchemeStatus.waiting)
