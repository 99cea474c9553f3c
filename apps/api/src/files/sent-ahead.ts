/** Files of something that is being written: sent beforehand, and part of it once it is registered. */
import type { Kysely } from 'kysely'
import { checkAttachments } from '@cauce/domain/chat/limits'
import { FILES_WAIT_HOURS, keptName, NOT_RECEIVED, UPLOAD_MINUTES } from '@cauce/domain/chat/stored-files'
import type { DB } from '../db/tables.ts'
import { fail, invalid } from '../http/failure.ts'
import type { UserCtx } from '../http/handle.ts'
import { PDF, takeArrived } from './arrivals.ts'
import { arrivingKey, isArriving } from './keys.ts'
import { countLiveUploads, findTicket, issueArrival, takeUpload, useUpload } from './tickets.ts'

/** Files that one person may have sent without being part of anything yet. */
const MAX_WAITING = 100
const MINUTE_MS = 60_000

interface AheadFile {
  readonly nombre: string
  readonly tamano: number
}

interface SentFile extends AheadFile {
  readonly ruta: string
  readonly tipo: string
  readonly sha256: string
}

/**
 * Where to send one file. `clave` names it when what it goes with is registered.
 * @param tooMany said to who has many that go with nothing
 */
export const askSentAhead = async (
  ctx: UserCtx,
  { nombre, tamano }: AheadFile,
  tooMany: string,
): Promise<{ clave: string; url: string; expira_at: string }> => {
  const now = ctx.now()
  const { archivos } = checkAttachments([{ nombre, tamano: Math.max(0, tamano), pdf: null }], '')
  if (archivos !== undefined) throw invalid({ tamano: archivos })
  const waiting = await countLiveUploads(ctx.db, ctx.user.id, now)
  if (waiting.total >= MAX_WAITING) {
    const seconds = Math.ceil(((waiting.ends ?? now).getTime() - now.getTime()) / 1000)
    throw fail(429, 'archivo.demasiados', tooMany, { nombre: [tooMany] }, Math.max(1, seconds))
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

/** Before it is written: what arrived is looked at, and taken where nobody changes it. Outside the transaction. */
export const settleSentAhead = async (ctx: UserCtx, claves: readonly string[]): Promise<void> => {
  for (const clave of new Set(claves)) await settle(ctx, clave)
}

/** One of those files, once, for what `trx` writes. 409 when it did not arrive, or expired. */
export const takeSentAhead = async (trx: Kysely<DB>, ctx: UserCtx, clave: string): Promise<SentFile> => {
  const sent = await takeUpload(trx, ctx.user.id, clave, ctx.now())
  if (!sent || sent.archivo === null || sent.sha256 === null) throw fail(409, 'archivo.no_recibido', NOT_RECEIVED)
  const { archivo, sha256, nombre, tipo, tamano } = sent
  return { nombre, ruta: archivo, tipo, tamano, sha256 }
}
