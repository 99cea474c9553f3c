/** Taking, assigning and releasing referrals, one or several at once. */
import { REFERRAL_PERMISSION } from '@cauce/domain/referral/panel-actions'
import type { Answer, Body } from '@cauce/contract/entry'
import type { referencias } from '@cauce/contract/referencias'
import type { UserCtx } from '../../http/handle.ts'
import { moveThing } from '../../kit/life/move.ts'
import { moveSeveral } from '../../kit/life/several.ts'
import { handsOf } from '../../kit/queue/hands.ts'
import { referralStore } from './referral-store.ts'

type Module = typeof referencias

export const moveReferral = async (ctx: UserCtx, body: Body<Module['mover']>): Promise<Answer<Module['mover']>> => {
  const moved = await moveThing(ctx, referralStore, 'referencias.mover', body)
  ctx.realtime.toReferrals({ id: moved.id, version: moved.version })
  return moved
}

export const moveReferrals = async (
  ctx: UserCtx,
  body: Body<Module['moverVarias']>,
): Promise<Answer<Module['moverVarias']>> => {
  const answer = await moveSeveral(ctx, referralStore, 'referencias.moverVarias', body)
  const done = new Set(answer.lineas.flatMap(({ id, hecho }) => (hecho ? [id] : [])))
  for (const { id, version } of body.cosas) if (done.has(id)) ctx.realtime.toReferrals({ id, version: version + 1 })
  return answer
}

/** Who may manage referrals. */
export const referralHands = (ctx: UserCtx): Promise<Answer<Module['gestores']>> => handsOf(ctx.db, REFERRAL_PERMISSION)
