/** Whether who asks may know of an affiliate: by a consultation of theirs. */
import type { UserCtx } from '../../http/handle.ts'
import { invalid, notFound } from '../../http/failure.ts'
import { isReachable, othersConsultation, reachConsultation } from '../consultas/access.ts'

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
  const row = await ctx.db
    .selectFrom('afiliados as a')
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('consultas as c').select('c.id').whereRef('c.afiliado_id', '=', 'a.id').where(isReachable(ctx)),
        )
        .as('accesible'),
    )
    .where('a.id', '=', affiliateId)
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.accesible !== true) throw othersConsultation()
}
