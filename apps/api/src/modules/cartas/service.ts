/** A letter that was issued, for who may read it: its state, its paper and the proof that it was delivered. */
import type { Answer, Body } from '@cauce/contract/entry'
import type { cartas } from '@cauce/contract/cartas'
import { detailProblem } from '@cauce/domain/kit/letter/delivery'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import { forbidden, invalid, notFound } from '../../http/failure.ts'
import type { FileAnswer, UserCtx } from '../../http/handle.ts'
import { deliverLetter } from '../../kit/letter/deliver.ts'
import { readableLetter, type IssuedLetter } from '../../kit/letter/read.ts'
import { auditDownload, printLetter } from '../pdf/open.ts'

const WAITING = ['pendiente', 'enviando', 'fallido'] as const

const find = async (ctx: UserCtx, id: number): Promise<IssuedLetter> => {
  const issued = await readableLetter(ctx.db, ctx.user, id)
  if (issued === null) throw notFound()
  return issued
}

export const view = async (ctx: UserCtx, id: number): Promise<Answer<(typeof cartas)['ver']>> => {
  const { row, content } = await find(ctx, id)
  const { entregada, entrega_medio, entrega_detalle, anulada_at, anulada_motivo } = row
  return {
    id,
    titulo: content.titulo,
    numero: row.numero,
    emitida: row.created_at.toISOString(),
    vence: row.vence,
    entregada:
      entregada === null
        ? null
        : { cuando: entregada.toISOString(), medio: entrega_medio ?? 'correo', detalle: entrega_detalle },
    correo: WAITING.find((estado) => estado === row.correo_estado) ?? null,
    anulada: anulada_at === null ? null : { cuando: anulada_at.toISOString(), motivo: anulada_motivo ?? '' },
  }
}

/** The affiliate who takes theirs has it: that is its delivery, the first time. */
const takenByAffiliate = (ctx: UserCtx, { row }: IssuedLetter): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    if (row.entregada === null && row.anulada_at === null)
      await deliverLetter(trx, ctx, { id: row.id, medio: 'autogestion', detalle: '' })
  })

export const print = async (ctx: UserCtx, id: number): Promise<FileAnswer> => {
  const issued = await find(ctx, id)
  const { scope, document } = await printLetter(ctx, id)
  await auditDownload(ctx, scope, document.codigo)
  if (ctx.user.tipo_usuario === AFFILIATE_USER_KIND) await takenByAffiliate(ctx, issued)
  return { bytes: document.bytes, tipo: 'application/pdf', nombre: document.nombre }
}

/** Fails with 403 to affiliates, 422 at `detalle` and 409 `carta.entregada`. */
export const deliver = async (
  ctx: UserCtx,
  { id, medio, detalle }: Body<(typeof cartas)['entregar']>,
): Promise<Answer<(typeof cartas)['entregar']>> => {
  if (ctx.user.tipo_usuario === AFFILIATE_USER_KIND) throw forbidden()
  await find(ctx, id)
  const said = detalle.trim()
  const problem = detailProblem(medio, said)
  if (problem !== null) throw invalid({ detalle: [problem] })
  await ctx.db.transaction().execute((trx) => deliverLetter(trx, ctx, { id, medio, detalle: said }))
  return { mensaje: 'Entrega registrada con éxito' }
}
