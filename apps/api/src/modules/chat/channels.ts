/** The chats of a person: with whom, the list, one of them, and up to where it was read. @fuente spec 2 §2, §7 */
import type { Answer, Body, Query } from '@cauce/contract/entry'
import type { chat } from '@cauce/contract/chat'
import { CHATS_EVENT, READ_EVENT, type Channel, type ChatPerson } from '@cauce/domain/chat/channel'
import { NOT_AN_EMPLOYEE, NOT_ONESELF, READ } from '@cauce/domain/chat/refusals'
import { audit } from '../../audit/audit.ts'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { readerOf } from '../referencias/access.ts'
import { chatStaff, ensureMember, reachChannel } from './channel-access.ts'
import { channelBetween, insertChannel, moveReadMark } from './channel-queries.ts'
import { channelsView } from './channel-view.ts'
import { pageOfChats } from './list-queries.ts'
import { findEmployees, isEmployee } from './people-queries.ts'

type Module = typeof chat

const CHATS_PAGE = 30
const MAX_CHATS_PAGE = 100

/** Staff with whom the person may talk, by name. */
export const employees = async (
  ctx: UserCtx,
  { texto = '' }: Query<Module['empleados']>,
): Promise<readonly ChatPerson[]> => {
  chatStaff(ctx)
  return findEmployees(ctx.db, ctx.now(), { me: ctx.user.id, texto })
}

/**
 * The channel with another person, made once whoever asks and however many at a time. 422 at `user_recibe_id`.
 * @regla Entre dos personas hay un solo chat, también cuando las dos lo crean a la vez.
 */
export const createChannel = async (ctx: UserCtx, { user_recibe_id }: Body<Module['crear']>): Promise<Channel> => {
  const { user } = chatStaff(ctx)
  if (user_recibe_id === user.id) throw invalid({ user_recibe_id: [NOT_ONESELF] })
  const id = await ctx.db.transaction().execute(async (trx) => {
    const known = await channelBetween(trx, user.id, user_recibe_id)
    if (known !== undefined) return known.id
    if (!(await isEmployee(trx, user_recibe_id))) throw invalid({ user_recibe_id: [NOT_AN_EMPLOYEE] })
    const made = await insertChannel(trx, { crea: user.id, recibe: user_recibe_id, now: ctx.now() })
    // The other person made it in between.
    if (made === null) return (await channelBetween(trx, user.id, user_recibe_id))?.id ?? null
    const detalle = { user_id: user_recibe_id }
    await audit(trx, ctx, { accion: 'chat.crear', recurso: 'canal', recurso_id: made, detalle })
    return made
  })
  return oneChannel(ctx, id ?? 0)
}

const oneChannel = async (ctx: UserCtx, id: number): Promise<Channel> => {
  const [channel] = await channelsView(ctx, [id])
  if (channel === undefined) throw notFound()
  return channel
}

/** The channel; 404 where there is none that the person reaches. */
export const channel = async (ctx: UserCtx, id: number): Promise<Channel> => {
  await reachChannel(ctx, id)
  return oneChannel(ctx, id)
}

/** A page of the chats of the person, the one of the last word first. Those of others do not exist: 404. */
export const chats = async (
  ctx: UserCtx,
  userId: number,
  page: Query<Module['listar']>,
): Promise<Answer<Module['listar']>> => {
  const { user } = chatStaff(ctx)
  if (userId !== user.id) throw notFound()
  return searchChats(ctx, { ...page, texto: '' })
}

/** A page of the own chats that have the text in their title, the one of the last word first. */
export const searchChats = async (
  ctx: UserCtx,
  { texto, pagina = 1, por_pagina = CHATS_PAGE }: Body<Module['buscar']>,
): Promise<Answer<Module['buscar']>> => {
  const { db, user } = chatStaff(ctx)
  const limit = Math.min(Math.max(por_pagina, 1), MAX_CHATS_PAGE)
  const page = Math.max(pagina, 1)
  const found = await pageOfChats(db, await readerOf(db, { user }), { texto, limit, offset: (page - 1) * limit })
  const data = await channelsView(ctx, found.ids)
  return { data, total: found.total, pagina: page, por_pagina: limit, sin_leer: found.sin_leer }
}

/** The person read up to a message: it never goes back, and it tells who has the channel open. */
export const markRead = async (
  ctx: UserCtx,
  { canal_id, mensaje_id }: Body<Module['leer']>,
): Promise<Answer<Module['leer']>> => {
  await reachChannel(ctx, canal_id)
  const user_id = ctx.user.id
  const mark = { canal_id, user_id, mensaje_id, now: ctx.now() }
  const moved = await ctx.db.transaction().execute(async (trx) => {
    await ensureMember(trx, canal_id, user_id)
    return moveReadMark(trx, mark)
  })
  if (moved !== null) {
    ctx.realtime.toChannel(canal_id, READ_EVENT, { canal_id, user_id, mensaje_id: moved })
    ctx.realtime.toUser(user_id, CHATS_EVENT, { canal_id })
  }
  return { mensaje: READ }
}
