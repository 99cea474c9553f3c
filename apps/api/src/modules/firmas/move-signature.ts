/** The moves of a second signature, and what each does to its line. */
import type { Transaction } from 'kysely'
import type { SignatureMove } from '@cauce/domain/medication/signature-life'
import { SCHEME_SIGNED } from '@cauce/domain/oncology/names'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { applyOrderLine, type OrderLineMove } from '@cauce/machines/life-cycles/order-line'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { defineStore } from '../../kit/life/store.ts'
import { passAct } from '../alertas/gate.ts'
import { nothingSince } from '../alertas/given-answers.ts'
import { lockAffiliate } from '../alertas/lock-affiliate.ts'
import { requireReviewed } from '../alertas/standing-lines.ts'
import { closeWaiting } from '../esquemas/sign-scheme.ts'
import { recordStep } from '../ordenamiento/life-queries.ts'
import { documentsOf, LIVING_KINDS } from '../ordenamiento/line-kinds.ts'
import { withdrawOfLine } from '../por-autorizar/open.ts'
import { replaceOrderDocuments } from '../pdf/document-queries.ts'
import { type HeldSignature, signatureStore } from './signature-store.ts'

type Held = HeldSignature
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
  { orden_articulos_id: id, orden_id, afiliado_id }: HeldLine,
  { evento, motivo }: { readonly evento: OrderLineMove; readonly motivo: string },
): Promise<number> => {
  const held = await lockAffiliate(trx, afiliado_id)
  const { estado_id } = await trx
    .selectFrom('orden_articulos')
    .select('estado_id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const after = applyOrderLine(estado_id, evento)
  if ('error' in after) throw fail(409, NOT_ALLOWED, after.error)
  const act = {
    linea_id: id,
    evento,
    de_estado_id: estado_id,
    a_estado_id: after.estado_id,
    user_id: ctx.user.id,
    motivo,
    created_at: ctx.now(),
  }
  await recordStep(trx, await passAct(held, ctx, { tipo: OrderType.medications, orden_id, act }))
  if (evento === 'negar') await withdrawOfLine(trx, ctx, { clave: KIND.clave, linea_id: id })
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
  if (lineMove === undefined || !isLine(held)) return undefined
  if (lineMove === 'aprobar' && held.requiere_autorizacion === true) {
    await requireReviewed({ ...ctx, db: trx }, { id: held.orden_articulos_id, afiliado_id: held.afiliado_id })
    return undefined
  }
  return moveLine(trx, ctx, held, { evento: lineMove, motivo })
}

/** What the order's step says: the note of who signed, or that it was signed. */
const stepText = (evento: SignatureMove, note: string): string =>
  evento === 'firmar' ? ['Segunda firma', note].filter((part) => part !== '').join(': ') : note

/** The moves that a person makes, each with what it does to what was ordered. */
export const movedSignature = defineStore({
  ...signatureStore,
  effect: async (trx, ctx, held, { evento, lleva }) => {
    const note = lleva['motivo'] ?? ''
    const a_estado_id = await nothingSince(() => moveSigned(trx, ctx, held, { evento, motivo: stepText(evento, note) }))
    return {
      ...(evento === 'firmar' && isScheme(held) ? { mensaje: SCHEME_SIGNED } : {}),
      detalle: a_estado_id === undefined ? {} : { a_estado_id },
    }
  },
})
