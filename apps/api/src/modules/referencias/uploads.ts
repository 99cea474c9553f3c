/** Files of a referral that is being written: sent beforehand, and part of it once it is registered. */
import type { Kysely } from 'kysely'
import { checkAttachments } from '@cauce/domain/chat/limits'
import { FILES_WAIT_HOURS, keptName, NOT_RECEIVED, UPLOAD_MINUTES } from '@cauce/domain/chat/stored-files'

import type { Answer, Body } from '@cauce/contract/entry'
import type { referencias } from '@cauce/contract/referencias'
import type { DB } from '../../db/tables.ts'
import { PDF, takeArrived } from '../../files/arrivals.ts'
import { arrivingKey, isArriving } from '../../files/keys.ts'
import { countLiveUploads, findTicket, issueArrival, takeUpload, useUpload } from '../../files/tickets.ts'
import { fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { NewAttachment } from '../chat/message-queries.ts'
import { referralStaff } from './access.ts'

type Module = typeof referencias

/** Files that one person may have sent without being part of a referral yet. */
const MAX_WAITING = 100
const TOO_MANY_WAITING = 'Tiene demasiados archivos enviados sin registrar su remisión. Intente más tarde.'
const MINUTE_MS = 60_000

/** Where to send one file. `clave` names it when the referral is registered. */
export const askReferralUpload = async (
  ctx: UserCtx,
  { nombre, tamano }: Body<Module['subir']>,
): Promise<Answer<Module['subir']>> => {
  const now = ctx.now()
  const { archivos } = checkAttachments([{ nombre, tamano: Math.max(0, tamano), pdf: null }], '')
  if (archivos !== undefined) throw invalid({ tamano: archivos })
  const waiting = await countLiveUploads(referralStaff(ctx).db, ctx.user.id, now)
  if (waiting.total >= MAX_WAITING) {
    const seconds = Math.ceil(((waiting.ends ?? now).getTime() - now.getTime()) / 1000)
    throw fail(429, 'archivo.demasiados', TOO_MANY_WAITING, { nombre: [TOO_MANY_WAITING] }, Math.max(1, seconds))
  }
  const archivo = arrivingKey('pdf')
  const file = { nombre: keptName(nombre), tipo: PDF, tamano, archivo }
  const ticket = await issueArrival(ctx.db, ctx.user.id, now, file, FILES_WAIT_HOURS * 60)
  const url = await ctx.files.uploadUrl(archivo, { tamano, seconds: UPLOAD_MINUTES * 60 })
  const until = url === null ? ticket.expira_at : new Date(now.getTime() + UPLOAD_MINUTES * MINUTE_MS)
  return { clave: ticket.clave, url: url ?? ticket.url, expira_at: until.toISOString() }
}

const settle = async (ctx: UserCtx, clave: string): Promise<void> => {
  const ticket = await findTicket(ctx.db, clave, 'subir', ctx.now())
  if (ticket?.archivo == null || ticket.user_id !== ctx.user.id || !isArriving(ticket.archivo)) return
  const { archivo: ruta, nombre, tamano } = ticket
  const taken = await takeArrived(ctx.files, { ruta, nombre, tamano, sha256: ticket.sha256 }, async () => {})
  if (taken === 'falta') return
  if ('rechazo' in taken) throw invalid({ adjuntos: [taken.rechazo] })
  // Of two at once, both took it to the same place.
  await useUpload(ctx.db, clave, { ...taken, tamano, now: ctx.now() })
  await ctx.files.removeFile(ruta)
}

/** Before the referral is written: what arrived is looked at, and taken where nobody changes it. Outside the transaction. */
export const settleReferralUploads = async (ctx: UserCtx, claves: readonly string[]): Promise<void> => {
  for (const clave of new Set(claves)) await settle(ctx, clave)
}

/** One of those files, once, for the referral that `trx` writes. 409 when it did not arrive, or expired. */
export const takeReferralUpload = async (trx: Kysely<DB>, ctx: UserCtx, clave: string): Promise<NewAttachment> => {
  const sent = await takeUpload(trx, ctx.user.id, clave, ctx.now())
  if (!sent || sent.archivo === null || sent.sha256 === null) throw fail(409, 'archivo.no_recibido', NOT_RECEIVED)
  const { archivo, sha256, nombre, tipo, tamano } = sent
  return { nombre, ruta: archivo, tipo, tamano, sha256 }
}
