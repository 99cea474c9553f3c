/** Whether who asks may know of an affiliate: by a consultation of theirs. */
import type { RawBuilder } from 'kysely'
import type { ConsultationReach } from '@cauce/domain/consultation/consultation-writer'
import type { UserCtx } from '../../http/handle.ts'
import { invalid, notFound } from '../../http/failure.ts'
import { isReachable, isWritable, othersConsultation, reachConsultation, requireWriter } from '../consultas/access.ts'

const OTHER_AFFILIATE = 'El afiliado no es el de la consulta'

/** Passes when the affiliate is of that consultation or, without one, of some consultation that the person may see. */
export const requireReachable = async (
  ctx: UserCtx,
  affiliateId: number,
  consultaId: number | null | undefined,
): Promise<void> => {
  if (consultaId !== null && consultaId !== undefined) {
    const { afiliado_id } = await reachConsultation(ctx, consultaId)
    if (afiliado_id !== affiliateId) throw invalid({ afiliado_id: [OTHER_AFFILIATE] })
    return
  }
  if (!(await reachOf(ctx, affiliateId)).accesible) throw othersConsultation()
}

const reachOf = async (ctx: UserCtx, affiliateId: number): Promise<ConsultationReach> => {
  const row = await ctx.db
    .selectFrom('afiliados as a')
    .select((eb) => {
      const some = (those: RawBuilder<boolean>) =>
        eb.exists(eb.selectFrom('consultas as c').select('c.id').whereRef('c.afiliado_id', '=', 'a.id').where(those))
      return [some(isReachable(ctx)).as('accesible'), some(isWritable(ctx)).as('escribe')]
    })
    .where('a.id', '=', affiliateId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { accesible: row.accesible === true, escribe: row.escribe === true }
}

/** Passes for who acts in some consultation of the affiliate; otherwise 404, or the 403 of {@link requireWriter}. */
export const requireAttending = async (ctx: UserCtx, affiliateId: number): Promise<void> =>
  requireWriter(await reachOf(ctx, affiliateId))
