/** The consultation from which a referral is ordered. @fuente spec 2 §7 (CrearConsulta) */
import type { Kysely } from 'kysely'
import type { Answer } from '@cauce/contract/entry'
import type { referencias } from '@cauce/contract/referencias'
import { consultationReason } from '@cauce/domain/referral/consultation'
import { panelActions } from '@cauce/domain/referral/panel-actions'
import { REFERRAL_MOVE_NOT_ALLOWED } from '@cauce/domain/referral/status'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { ensureMember } from '../chat/channel-access.ts'
import { requireSignsSome } from '../consultas/signer.ts'
import { reachReferral } from './access.ts'
import { consultationOf, insertConsultation } from './consultation-queries.ts'
import { addEvent } from './events-queries.ts'
import { lockReferral, type LockedReferral } from './queries.ts'
import { moveNotAllowed } from './register.ts'
import { updateReferral } from './write-queries.ts'

type Created = Answer<(typeof referencias)['crearConsulta']>

const create = async (db: Kysely<DB>, ctx: UserCtx, row: LockedReferral): Promise<number> => {
  const at = ctx.now()
  const consulta_id = await insertConsultation(db, {
    afiliado_id: row.afiliado_id,
    medico_user_id: ctx.user.id,
    rep_id: row.rep_id,
    fecha_hora: at,
    motivo: consultationReason(row),
    created_at: at,
  })
  await updateReferral(db, row.id, { consulta_id, updated_at: at })
  await addEvent(db, ctx, { referencia_id: row.id, clase: 'ordenada', detalle: { consulta_id } })
  await audit(db, ctx, {
    accion: 'referencia.consulta',
    recurso: 'referencia',
    recurso_id: row.id,
    afiliado_id: row.afiliado_id,
    detalle: { consulta_id },
  })
  return consulta_id
}

/**
 * The consultation of the person for the referral: made the first time, the same afterwards. Fails with 404, 409
 * `referencia.transicion_no_permitida` and 403 for who signs no order, before anything is made.
 * @regla De una remisión en seguimiento se ordena desde una consulta propia de quien ordena, una por persona.
 */
export const createConsultation = async (ctx: UserCtx, id: number): Promise<Created> => {
  const { consulta_id, version } = await ctx.db.transaction().execute(async (trx) => {
    const { canal_id } = await reachReferral(ctx, id, trx)
    const row = await lockReferral(trx, id)
    if (row === undefined) throw notFound()
    if (!panelActions(row.estado, true).includes('ordenar')) throw moveNotAllowed(REFERRAL_MOVE_NOT_ALLOWED)
    await requireSignsSome(trx, ctx)
    await ensureMember(trx, canal_id, ctx.user.id)
    const known = await consultationOf(trx, id, ctx.user.id)
    if (known !== null) return { consulta_id: known, version: null }
    return { consulta_id: await create(trx, ctx, row), version: row.version }
  })
  if (version !== null) ctx.realtime.toReferrals({ id, version })
  return { id: consulta_id }
}
