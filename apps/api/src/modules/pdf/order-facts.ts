/** What every printed order says beside its lines: for which diagnoses, and whom to call where a line has no site. */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import type { UserCtx } from '../../http/handle.ts'
import { diagnosesOf } from '../consultas/queries.ts'
import type { WhomToCall } from './order-model.ts'

const NO_DIAGNOSES = 'La consulta no tiene diagnósticos'

/** "C509 Tumor maligno de la mama · I10X Hipertensión esencial". */
export const diagnosesInWords = async ({ db }: UserCtx, consultaId: number): Promise<string> => {
  const rows = await diagnosesOf(db, consultaId)
  return rows.length === 0 ? NO_DIAGNOSES : rows.map(({ codigo, nombre }) => `${codigo} ${nombre}`).join(' · ')
}

/** The affiliate's primary provider, or the site of the consultation. */
export const whomToCall = async (ctx: UserCtx, affiliate: Affiliate, consultaId: number): Promise<WhomToCall> => {
  const row = await ctx.db
    .selectFrom('consultas as c')
    .innerJoin('reps as r', (join) =>
      join.on((eb) => eb('r.id', '=', affiliate.ips_id === null ? eb.ref('c.rep_id') : eb.val(affiliate.ips_id))),
    )
    .select(['r.nombre as ips', 'r.telefono1 as telefono'])
    .where('c.id', '=', consultaId)
    .executeTakeFirst()
  return row ?? { ips: null, telefono: null }
}
