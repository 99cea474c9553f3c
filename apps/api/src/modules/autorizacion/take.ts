/** The next case of a queue, and a case that who ordered it completes. */
import { QUEUE_EMPTY, type DeskQueue } from '@cauce/domain/authorisation/desk-queue'
import type { Answer, Body } from '@cauce/contract/entry'
import type { autorizacion } from '@cauce/contract/autorizacion'
import { changedWords } from '@cauce/domain/kit/life/changed-words'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { moveBySystem } from '../../kit/life/move.ts'
import { handOf, holdRequest, requestStore } from '../por-autorizar/open.ts'
import { takeFirst } from './queries.ts'

type Module = typeof autorizacion

/** Takes what is due first of what nobody has; 404 `cola.vacia` where nothing is left. Two that ask at once get two cases. */
export const takeNext = (
  ctx: UserCtx,
  { cola = 'todas' }: { readonly cola?: DeskQueue | undefined },
): Promise<Answer<Module['siguiente']>> =>
  idempotent(ctx, 'autorizacion.siguiente', { cola }, async (trx) => {
    const id = await takeFirst(trx, { cola, user_id: ctx.user.id, now: ctx.now() })
    const row = id === undefined ? undefined : await holdRequest(trx, id)
    if (row === undefined) throw fail(404, 'cola.vacia', QUEUE_EMPTY)
    const facts = handOf(ctx, row, false)
    const moved = await moveBySystem(trx, ctx, requestStore, { row, evento: 'tomar', facts, lleva: {} })
    if (moved === undefined) throw fail(404, 'cola.vacia', QUEUE_EMPTY)
    return moved
  })

/** Who ordered it answers what was missing. 404 of what they did not order; 409 where it is not as it was seen. */
export const completeRequest = (
  ctx: UserCtx,
  { id, version, mensaje }: Body<Module['completar']>,
): Promise<Answer<Module['completar']>> =>
  idempotent(ctx, 'autorizacion.completar', { id, version, mensaje }, async (trx) => {
    const row = await holdRequest(trx, id)
    if (row?.pedida_por_user_id !== ctx.user.id) throw notFound()
    const { words } = requestStore.of
    const facts = handOf(ctx, row, false)
    const moved =
      row.version === version
        ? await moveBySystem(trx, ctx, requestStore, { row, evento: 'completar', facts, lleva: { mensaje } })
        : undefined
    if (moved === undefined) {
      const { palabra } = words.states[row.estado]
      throw fail(409, 'autorizacion.cambio', changedWords(words.changed, { quien: null, propio: false, palabra }))
    }
    return { mensaje: words.moves.completar.hecho }
  })
