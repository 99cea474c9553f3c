/** What has happened with a referral: its own events and the messages of its chat, in one order. */
import type { Answer } from '@cauce/contract/entry'
import type { referencias } from '@cauce/contract/referencias'
import type { ReferralEvent } from '@cauce/domain/referral/referral'
import { mergeTimeline } from '@cauce/domain/referral/timeline'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { pageOfMessages } from '../chat/message-queries.ts'
import { reachReferral, referralStaff } from './access.ts'
import { ownEvents } from './timeline-queries.ts'

/** Of a longer chat, the last ones: the others are read in the chat itself. */
export const TIMELINE_MESSAGES = 1_000

/** Everything that happened with a referral that the person of `ctx` reaches. */
export const eventsOf = async (ctx: UserCtx, id: number, canalId: number): Promise<readonly ReferralEvent[]> => {
  const own = await ownEvents(ctx.db, id)
  return mergeTimeline(own, await pageOfMessages(ctx.db, canalId, { limit: TIMELINE_MESSAGES }))
}

/** 404 where there is no referral that the person reaches. */
export const timeline = async (ctx: UserCtx, id: number): Promise<Answer<(typeof referencias)['lineaDeTiempo']>> => {
  const { canal_id, afiliado_id } = await reachReferral(referralStaff(ctx), id)
  const data = await eventsOf(ctx, id, canal_id)
  auditRead(ctx, { accion: 'referencia.linea_de_tiempo', recurso: 'referencia', recurso_id: id, afiliado_id })
  return { data, ahora: ctx.now().toISOString() }
}
