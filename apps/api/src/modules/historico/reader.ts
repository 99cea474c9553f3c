/** Who reads the histories: whoever holds the page's permission, of any affiliate, and never an affiliate. */
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import { checkPeriod, type Period } from '@cauce/domain/history/period'
import { auditRead, type AuditEntry } from '../../audit/audit.ts'
import { forbidden, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'

/** The person, if they work here: a role that an affiliate was given by mistake opens nobody's history. 403. */
export const staff = (ctx: UserCtx): UserCtx => {
  if (ctx.user.tipo_usuario === AFFILIATE_USER_KIND) throw forbidden()
  return ctx
}

/** Fails with 404 where there is no such affiliate. */
export const reachAffiliate = async (ctx: UserCtx, id: number): Promise<void> => {
  const found = await ctx.db.selectFrom('afiliados').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
}

/** 422 at the end of a period that goes backwards. */
export const requirePeriod = (
  period: Partial<Period>,
  check: (period: Period) => string | null = checkPeriod,
): void => {
  const { desde, hasta } = period
  const wrong = desde === undefined || hasta === undefined ? null : check({ desde, hasta })
  if (wrong !== null) throw invalid({ hasta: [wrong] })
}

/** Notes that the history of an affiliate was read. */
export const noteReading = (
  ctx: UserCtx,
  afiliado_id: number,
  entry: Pick<AuditEntry, 'accion' | 'detalle'> & { readonly consulta_id?: number },
): void => {
  const { consulta_id, ...noted } = entry
  auditRead(ctx, {
    ...noted,
    recurso: consulta_id === undefined ? 'afiliado' : 'consulta',
    recurso_id: consulta_id ?? afiliado_id,
    afiliado_id,
  })
}
