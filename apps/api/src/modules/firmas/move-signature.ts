/** The moves of a second signature, and what each does to its line. */
import type { Transaction } from 'kysely'
import { SAME_HAND, SAME_HAND_TEXT, sameHand } from '@cauce/domain/access/same-hand'
import { returnReasonError, SINCE_ORDERED } from '@cauce/domain/medication/signature-request'
import { SCHEME_SIGNED } from '@cauce/domain/oncology/names'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { Answer, Body } from '@cauce/contract/entry'
import type { firmas } from '@cauce/contract/firmas'
import { applyOrderLine, type OrderLineMove } from '@cauce/machines/life-cycles/order-line'
import { applySignature, SIGNATURE_MOVES, type SignatureMove } from '@cauce/machines/life-cycles/second-signature'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { ApiFailure, fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { lockAffiliate } from '../alertas/lock-affiliate.ts'
import { requireReviewed } from '../alertas/standing-lines.ts'
import { requireCycleReviewed } from '../alertas/standing-schemes.ts'
import { requireSigner } from '../consultas/signer.ts'
import { closeWaiting } from '../esquemas/sign-scheme.ts'
import { recordStep } from '../ordenamiento/life-queries.ts'
import { documentsOf, LIVING_KINDS } from '../ordenamiento/line-kinds.ts'
import { replaceOrderDocuments } from '../pdf/document-queries.ts'
import { signedRecord } from './signed-record.ts'
import { holdSignature, recordSignatureStep } from './write-queries.ts'

type Moved = Answer<(typeof firmas)['mover']>
type Held = NonNullable<Awaited<ReturnType<typeof holdSignature>>>
type HeldLine = Held & { readonly orden_articulos_id: number }
type HeldScheme = Held & { readonly orden_esquemas_id: number }
const isScheme = (held: Held): held is HeldScheme => held.orden_esquemas_id !== null
const isLine = (held: Held): held is HeldLine => held.orden_articulos_id !== null
const KIND = LIVING_KINDS[OrderType.medications]
const NOT_ALLOWED = 'firma.transicion_no_permitida'

/** What the line does when its signature is closed. */
const LINE_MOVE: Partial<Readonly<Record<SignatureMove, OrderLineMove>>> = { firmar: 'aprobar', devolver: 'negar' }

const moveLine = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { orden_articulos_id: id, orden_id }: HeldLine,
  { evento, motivo }: { readonly evento: OrderLineMove; readonly motivo: string },
): Promise<number> => {
  const { estado_id } = await trx
    .selectFrom('orden_articulos')
    .select('estado_id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const after = applyOrderLine(estado_id, evento)
  if ('error' in after) throw fail(409, NOT_ALLOWED, after.error)
  await recordStep(trx, KIND, {
    linea_id: id,
    evento,
    de_estado_id: estado_id,
    a_estado_id: after.estado_id,
    user_id: ctx.user.id,
    motivo,
    created_at: ctx.now(),
  })
  await replaceOrderDocuments(trx, documentsOf(KIND, { id, orden_id }))
  return after.estado_id
}

/** What was ordered moves with its signature; undefined where it stays as it is. */
const moveSigned = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  held: Held,
  { evento, motivo }: { readonly evento: SignatureMove; readonly motivo: string },
): Promise<number | undefined> => {
  if (isScheme(held))
    return evento === 'firmar' || evento === 'devolver' ? closeWaiting(trx, ctx, held, { evento, motivo }) : undefined
  const lineMove = LINE_MOVE[evento]
  // Signed, what also needs an authorisation goes on waiting for it.
  if (lineMove === undefined || !isLine(held) || (lineMove === 'aprobar' && held.requiere_autorizacion === true))
    return undefined
  return moveLine(trx, ctx, held, { evento: lineMove, motivo })
}

/** 409 `alertas.sin_responder`: what was known since is answered by who prescribes, not by who signs. */
const requireNothingSince = async (ctx: UserCtx, held: Held): Promise<void> => {
  const { orden_id, afiliado_id } = held
  try {
    if (isLine(held)) await requireReviewed(ctx, { id: held.orden_articulos_id, afiliado_id })
    else await requireCycleReviewed(ctx, { orden_id, afiliado_id, ciclo: null }, [])
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.codigo !== 'alertas.sin_responder') throw error
    throw fail(409, error.codigo, SINCE_ORDERED, error.errores)
  }
}

/** What the order's step says: the note of who signed, or that it was signed. */
const stepText = (evento: SignatureMove, note: string): string =>
  evento === 'firmar' ? ['Segunda firma', note].filter((part) => part !== '').join(': ') : note

const move = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { id, evento, motivo }: Body<(typeof firmas)['mover']>,
): Promise<Moved> => {
  const asked = await trx.selectFrom('segundas_firmas').select('afiliado_id').where('id', '=', id).executeTakeFirst()
  if (!asked) throw notFound()
  await lockAffiliate(trx, asked.afiliado_id)
  const held = await holdSignature(trx, id)
  if (!held) throw notFound()
  const misma_mano = sameHand(ctx.user.id, [held.pedida_por_user_id])
  if (misma_mano) throw fail(403, SAME_HAND, SAME_HAND_TEXT)
  await requireSigner(trx, ctx, isScheme(held) ? 'esquemas' : 'medicamentos')
  const hand = { misma_mano, la_abrio: held.abierta_por_user_id === ctx.user.id }
  const after = applySignature(held.estado, evento, hand)
  if ('error' in after) throw fail(409, NOT_ALLOWED, after.error)
  const note = motivo.trim()
  const wrong = evento === 'devolver' ? returnReasonError(note) : null
  if (wrong !== null) throw invalid({ motivo: [wrong] })
  if (evento === 'firmar') await requireNothingSince({ ...ctx, db: trx }, held)
  const a_estado_id = await moveSigned(trx, ctx, held, { evento, motivo: stepText(evento, note) })
  await recordSignatureStep(trx, held, {
    evento,
    a_estado: after.estado,
    user_id: ctx.user.id,
    motivo: note,
    created_at: ctx.now(),
  })
  await audit(trx, ctx, {
    accion: `firma.${evento}`,
    ...signedRecord(held),
    afiliado_id: held.afiliado_id,
    detalle: { orden_id: held.orden_id, firma_id: id, ...(a_estado_id === undefined ? {} : { a_estado_id }) },
  })
  const mensaje = evento === 'firmar' && isScheme(held) ? SCHEME_SIGNED : SIGNATURE_MOVES[evento].hecho
  return { mensaje, id, estado: after.estado }
}

/**
 * Moves it, and its line with it. The same key and body give the same answer.
 * @throws 403 `misma.mano`, `firma.sin_registro`, `firma.profesion`; 404; 409 `firma.transicion_no_permitida`, `alertas.sin_responder`; 422
 */
export const moveSignature = (ctx: UserCtx, body: Body<(typeof firmas)['mover']>): Promise<Moved> =>
  idempotent(ctx, 'firmas.mover', body, (trx) => move(trx, ctx, body))
