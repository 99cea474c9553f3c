/** The creatinine of an affiliate as a dose by area under the curve takes it today. */
import { schemeCreatinine, type SchemeCreatinine } from '@cauce/domain/oncology/creatinine'
import { settingOf } from '../../db/setting.ts'
import type { UserCtx } from '../../http/handle.ts'
import { kidneysOf } from './kidneys.ts'

/** Key of the setting: `{"dias": 30, "minima": null}`, dated as every one. */
const RULE = 'oncologia.creatinina'

/** The newest of the record, with its date and why it does not serve, where it does not. */
export const schemeCreatinineOf = async (
  ctx: Pick<UserCtx, 'db' | 'today'>,
  afiliado_id: number,
): Promise<SchemeCreatinine> => {
  const { creatinina } = await kidneysOf(ctx, afiliado_id)
  return schemeCreatinine(creatinina, await settingOf(ctx, RULE), ctx.today())
}
