/** The proof that a letter reached whom it is for, and what annuls it. */
import type { Transaction } from 'kysely'
import { deliveryProblem, type DeliveryWay } from '@cauce/domain/kit/letter/delivery'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { holdLetter } from './read.ts'

interface Delivery {
  readonly id: number
  readonly medio: Exclude<DeliveryWay, 'correo'>
  /** Who received it, or the guide with which it went. */
  readonly detalle: string
}

/** The same again changes nothing. Fails with 404, and 409 `carta.entregada` where it was delivered before or is annulled. */
export const deliverLetter = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { id, medio, detalle }: Delivery,
): Promise<void> => {
  const held = await holdLetter(trx, id)
  if (held === undefined) throw notFound()
  const { entregada, entrega_medio, anulada_at, afiliado_id, clase, numero } = held
  if (entregada !== null && entrega_medio === medio && held.entrega_detalle === detalle) return
  const problem = deliveryProblem({
    anulada: anulada_at !== null,
    entregada: entregada === null ? null : { at: entregada.getTime(), medio: entrega_medio ?? 'correo' },
  })
  if (problem !== null) throw fail(409, 'carta.entregada', problem)
  await trx
    .updateTable('cartas')
    .set({ entregada_at: ctx.now(), entrega_medio: medio, entrega_detalle: detalle, entrega_user_id: ctx.user.id })
    .where('id', '=', id)
    .execute()
  await audit(trx, ctx, {
    accion: 'carta.entregar',
    recurso: 'carta',
    recurso_id: id,
    afiliado_id,
    detalle: { clase, numero, medio },
  })
}

/** The mail that takes it to the affiliate. The one that left first counts. */
export const mailedLetter = async (trx: Transaction<DB>, id: number, correo_id: number): Promise<void> => {
  const held = await holdLetter(trx, id)
  if (held === undefined || held.entregada !== null) return
  await trx.updateTable('cartas').set({ correo_id }).where('id', '=', id).execute()
}
