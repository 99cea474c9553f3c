/** Somebody proposes a figure, decides about one that another person proposed, or takes their own back. */
import type { Transaction } from 'kysely'
import { checkProposal, dateError, proposalReasonError, PROPOSED, sourceOf } from '@cauce/domain/law/proposal'
import { classOfKey } from '@cauce/domain/law/term-figure'
import type { Answer, Body } from '@cauce/contract/entry'
import type { normas } from '@cauce/contract/normas'
import { applyProposal, PROPOSAL_MOVES, type ProposalMove } from '@cauce/machines/life-cycles/law-proposal'
import { audit } from '../../audit/audit.ts'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { holdFigures } from '../../kit/clock/figures.ts'
import { publish } from '../../kit/events/publish.ts'
import { loadFigures, situationOf, type LoadedFigure } from './load-figures.ts'
import * as queries from './queries.ts'
import { addRow } from './add-row.ts'

type Moved = Answer<(typeof normas)['proponer']>

const NO_SUCH_FIGURE = 'No hay una cifra con ese nombre'

/** The figure, which nobody else moves until the transaction ends. */
const hold = async (trx: Transaction<DB>, clave: string): Promise<LoadedFigure | undefined> => {
  await queries.holdFigure(trx, clave)
  return (await loadFigures(trx)).find(({ figure }) => figure.clave === clave)
}

/** Keeps the proposal. 422 by field. The same key and body give the same answer. */
export const propose = (ctx: UserCtx, body: Body<(typeof normas)['proponer']>): Promise<Moved> =>
  idempotent(ctx, 'normas.proponer', body, async (trx) => {
    const { clave, valor, vigente_desde } = body
    const loaded = await hold(trx, clave)
    if (loaded === undefined) throw invalid({ clave: [NO_SUCH_FIGURE] })
    const situation = await situationOf(trx, loaded, { today: ctx.today(), vigente_desde })
    const errores = checkProposal(loaded.figure, body, situation)
    if (Object.keys(errores).length > 0) throw invalid(errores)
    const { id } = await trx
      .insertInto('cifra_propuestas')
      .values({
        clave,
        valor: jsonText(valor),
        vigente_desde,
        norma: body.norma.trim(),
        articulo: body.articulo.trim(),
        motivo: body.motivo.trim(),
        propone_user_id: ctx.user.id,
        created_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(trx, ctx, {
      accion: 'norma.proponer',
      recurso: 'cifra',
      recurso_id: id,
      detalle: { clave, vigente_desde, valor },
    })
    return { mensaje: PROPOSED, id, estado: 'propuesta' }
  })

interface Decision {
  readonly id: number
  readonly evento: ProposalMove
  readonly motivo: string
}

const NOT_ALLOWED = 'norma.transicion_no_permitida'

const move = async (trx: Transaction<DB>, ctx: UserCtx, { id, evento, motivo }: Decision): Promise<Moved> => {
  const asked = await queries.proposalById(trx, id)
  const loaded = asked === undefined ? undefined : await hold(trx, asked.clave)
  // Once it is held, nobody else decides.
  const proposal = await queries.proposalById(trx, id)
  if (proposal === undefined || loaded === undefined) throw notFound()
  const after = applyProposal(proposal.estado, evento, proposal.propone_user_id === ctx.user.id)
  if ('error' in after) throw after.por_la_mano ? invalid({ id: [after.error] }) : fail(409, NOT_ALLOWED, after.error)
  const note = motivo.trim()
  const poor = evento === 'devolver' ? proposalReasonError(note) : null
  if (poor !== null) throw invalid({ motivo: [poor] })
  const { clave, vigente_desde } = proposal
  if (evento === 'aprobar') {
    if (classOfKey(clave) !== null) await holdFigures(trx)
    const late = dateError(
      vigente_desde,
      await situationOf(trx, loaded, { today: ctx.today(), vigente_desde, except: id }),
    )
    if (late !== null) throw invalid({ vigente_desde: [late] })
    await addRow(trx, proposal, { fuente: sourceOf(proposal), aprobado_por: ctx.user.id })
  }
  await trx
    .updateTable('cifra_propuestas')
    .set({
      estado: after.estado,
      decide_user_id: ctx.user.id,
      decidida_at: ctx.now(),
      motivo_decision: note === '' ? null : note,
    })
    .where('id', '=', id)
    .execute()
  await audit(trx, ctx, {
    accion: `norma.${evento}`,
    recurso: 'cifra',
    recurso_id: id,
    detalle: { clave, vigente_desde },
  })
  if (evento === 'aprobar')
    await publish(trx, ctx, {
      nombre: 'norma.aprobada',
      agregado: `cifra:${clave}`,
      payload: { clave, vigente_desde, propuesta_id: id },
    })
  return { mensaje: PROPOSAL_MOVES[evento].hecho, id, estado: after.estado }
}

/**
 * Approves it, and the row is there from then on, or returns it. 404; 409 `norma.transicion_no_permitida`; 422 at `id` of who
 * proposed it, at `vigente_desde` when its day came meanwhile.
 */
export const decide = (ctx: UserCtx, body: Body<(typeof normas)['decidir']>): Promise<Moved> =>
  idempotent(ctx, 'normas.decidir', body, (trx) => move(trx, ctx, body))

/** 404; 409; 422 at `id` of who did not propose it. */
export const withdraw = (ctx: UserCtx, { id }: Body<(typeof normas)['retirar']>): Promise<Moved> =>
  idempotent(ctx, 'normas.retirar', { id }, (trx) => move(trx, ctx, { id, evento: 'retirar', motivo: '' }))
