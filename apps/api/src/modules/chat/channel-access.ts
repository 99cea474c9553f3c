/** Who reaches a channel and takes part in it. Others are told that there is none. */
import type { Kysely } from 'kysely'
import { mayChat } from '@cauce/domain/chat/may-chat'
import { mayReachChannel } from '@cauce/domain/chat/reach'
import type { DB } from '../../db/tables.ts'
import { forbidden, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { ownersOf } from '../referencias/access-queries.ts'
import { readerOf } from '../referencias/access.ts'
import { channelById } from './channel-queries.ts'

/** Who asks and where: a request, or a live connection. */
export type ChatReader = Pick<UserCtx, 'db' | 'user'>

/** The person, unless affiliates: a role that one was given by mistake opens no chat. 403. */
export const chatStaff = <C extends ChatReader>(ctx: C): C => {
  if (!mayChat(ctx.user)) throw forbidden()
  return ctx
}

export interface ReachedChannel {
  readonly id: number
  readonly tipo: number
  readonly referencia_id: number | null
  /** Whose the referral is; null in a chat of two. */
  readonly afiliado_id: number | null
}

/** The channel, or null where there is none that the person reaches. */
export const findReachable = async ({ db, user }: ChatReader, canalId: number): Promise<ReachedChannel | null> => {
  const channel = await channelById(db, canalId)
  if (channel === undefined || !mayChat(user)) return null
  const { id, tipo, referencia_id } = channel
  const referral = referencia_id === null ? undefined : await ownersOf(db, referencia_id)
  const reader = referral === undefined ? { ...user, rep_id: null } : await readerOf(db, { user })
  if (!mayReachChannel(reader, channel, referral ?? null)) return null
  return { id, tipo, referencia_id, afiliado_id: referral?.afiliado_id ?? null }
}

/**
 * The channel for who reaches it; 404 for anybody else, and 403 for who has no chat at all.
 * @regla A un chat de dos entran esas dos personas; al de una remisión, quien alcanza la remisión. Para los demás no existe.
 */
export const reachChannel = async (ctx: ChatReader, canalId: number): Promise<ReachedChannel> => {
  const channel = await findReachable(chatStaff(ctx), canalId)
  if (channel === null) throw notFound()
  return channel
}

/** From now on the person takes part: the channel stands in their list and counts what they have not read. */
export const ensureMember = async (trx: Kysely<DB>, canalId: number, userId: number): Promise<void> => {
  await trx
    .insertInto('canal_miembros')
    .values({ canal_id: canalId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['canal_id', 'user_id']).doNothing())
    .execute()
}

// The files of a message go in with it.
export { announce, publishMessage } from './publish.ts'
