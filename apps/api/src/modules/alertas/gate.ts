/**
 * The one gate of a medicine: what a store takes is made here and nowhere else, once what is known of the affiliate was looked at
 * within the transaction that holds them and nothing of it is left unanswered.
 */
import type { SentCheck } from '@cauce/domain/medication/check'
import type { Signature } from '@cauce/domain/medication/second-signature'
import { checkedLines } from '@cauce/domain/oncology/checked-line'
import { indicatedFor } from '@cauce/domain/oncology/indication'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { UserCtx } from '../../http/handle.ts'
import type { CheckedSchemeOrder } from '../esquemas/new-scheme.ts'
import type { SchemeOrderContext } from '../esquemas/order-context.ts'
import { ingredientsOf, rowsOf, type SignedDoses } from '../esquemas/order-lines.ts'
import { requireAnswered as requireSchemeAnswered } from '../esquemas/require-answered.ts'
import { askedOf, firstStep, signatureOfScheme } from '../esquemas/scheme-signature.ts'
import { toCheck, type AnsweredLine, type CheckedOrder } from '../medicamentos/new-line.ts'
import { requireAnswered } from '../medicamentos/require-answered.ts'
import { signedLines } from '../medicamentos/second-signature.ts'
import { checkLines, type CheckedLine } from './check-lines.ts'
import { checkScheme } from './check-scheme.ts'
import type { HeldAffiliate } from './lock-affiliate.ts'
import { settleReview } from './look-again.ts'
import { requireReviewed } from './standing-lines.ts'
import { requireCycleReviewed } from './standing-schemes.ts'

/** Its own field makes it of this file: nothing that looks like one is one, and who imports the type cannot make it. */
class Passed<T> {
  readonly #what: T
  constructor(what: T) {
    this.#what = what
  }
  get what(): T {
    return this.#what
  }
}
export type { Passed }

const inside = (held: HeldAffiliate, ctx: UserCtx): UserCtx => ({ ...ctx, db: held.trx })

/** The lines of an order of medications. 409 `medicamento.desabastecido`, 409 `alertas.sin_responder`, 422 at the line. */
export const passMedications = async (
  held: HeldAffiliate,
  ctx: UserCtx,
  answered: readonly AnsweredLine[],
): Promise<{ readonly passed: Passed<CheckedOrder>; readonly checked: readonly CheckedLine[] }> => {
  const within = inside(held, ctx)
  const checked = await checkLines(within, { afiliado_id: held.id, lines: answered.map(toCheck) })
  requireAnswered(checked)
  const own = answered.map(({ row }) => row)
  const rows = await signedLines(within, own, checked)
  const lines = rows.map((row, index) => ({ row, ledger: checked[index]?.ledger ?? [] }))
  return { passed: new Passed({ afiliado_id: held.id, lines }), checked }
}

interface SchemeToPass {
  readonly consulta_id: number
  readonly order: SchemeOrder
  readonly context: SchemeOrderContext
  readonly doses: SignedDoses
}

/** A scheme with all its lines, those that were added too. Fails like {@link passMedications}. */
export const passScheme = async (
  held: HeldAffiliate,
  ctx: UserCtx,
  { consulta_id, order, context, doses }: SchemeToPass,
): Promise<{ readonly passed: Passed<CheckedSchemeOrder>; readonly signature: Signature }> => {
  const within = inside(held, ctx)
  const checked = await checkScheme(within, {
    consulta_id,
    afiliado_id: held.id,
    principios: ingredientsOf(order, context),
    lineas: checkedLines(order),
    esquema: { ...context.scheme, cie10: indicatedFor(context.scheme.cie10) },
    comprobaciones: order.comprobaciones ?? [],
  })
  requireSchemeAnswered(checked)
  const signature = await signatureOfScheme(within, order, doses, checked)
  const passed = new Passed({
    afiliado_id: held.id,
    rows: rowsOf(order, context, signature.espera.length > 0),
    comprobaciones: checked.ledger,
    motivo: firstStep(signature),
    urgencia_vital: signature.urgencia,
    firma: askedOf(signature),
  })
  return { passed, signature }
}

/** What takes a medicine from its patient asks nothing: every other act is looked at again. */
const ENDS: ReadonlySet<string> = new Set(['anular', 'negar', 'rehusar', 'cancelar', 'suspender', 'devolver'])

interface Act {
  readonly evento: string
  readonly linea_id: number
}

/** An act on an ordered line, of whatever kind, that may be stored. */
export type PassedAct<K extends OrderType, A extends Act> = Passed<{ readonly tipo: K; readonly act: A }>

/**
 * An act on a line that was ordered; a scheme is named by its row. 409 `alertas.sin_responder` with what nobody answered since.
 * @param held null: a procedure or a service, which nothing is asked of
 */
export const passAct = async <K extends OrderType, A extends Act>(
  held: HeldAffiliate | null,
  ctx: UserCtx,
  { tipo, orden_id, act }: { readonly tipo: K; readonly orden_id: number; readonly act: A },
  sent: readonly SentCheck[] = [],
): Promise<PassedAct<K, A>> => {
  const isLine = tipo === OrderType.medications
  if ((isLine || tipo === OrderType.schemes) && !ENDS.has(act.evento)) {
    if (held === null) throw new Error('A medicine is moved by who holds its affiliate')
    const of = { id: act.linea_id, orden_id, afiliado_id: held.id, ciclo: null }
    await (isLine ? requireReviewed(inside(held, ctx), of, sent) : requireCycleReviewed(inside(held, ctx), of, sent))
    if (sent.length > 0) await settleReview(held, ctx)
  }
  return new Passed({ tipo, act })
}

/** Steps of the lines of a scheme, of one cycle or (null) of all that is left. */
export interface SchemeSteps<S extends { readonly evento: string }> {
  readonly orden_id: number
  readonly ciclo: number | null
  readonly steps: readonly S[]
}

/** Fails like {@link passAct}. */
export const passSteps = async <S extends { readonly evento: string }>(
  held: HeldAffiliate,
  ctx: UserCtx,
  { orden_id, ciclo, steps }: SchemeSteps<S>,
  sent: readonly SentCheck[] = [],
): Promise<Passed<readonly S[]>> => {
  if (steps.some(({ evento }) => !ENDS.has(evento)))
    await requireCycleReviewed(inside(held, ctx), { orden_id, afiliado_id: held.id, ciclo }, sent)
  if (sent.length > 0) await settleReview(held, ctx)
  return new Passed(steps)
}
