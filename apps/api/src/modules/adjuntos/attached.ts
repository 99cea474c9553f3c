/** A file of the chat, of a referral or of a change of an affiliate, for who reaches what it is of. For anybody else there is none. */
import { keptName } from '@cauce/domain/chat/stored-files'
import { hasPermission } from '@cauce/domain/session/permission'
import { CHANGES_PERMISSION } from '@cauce/domain/session/permission-keys'
import { mayReachReferral, reachReferral } from '../referencias/access.ts'
import { findReachable } from '../chat/channel-access.ts'
import { auditRead } from '../../audit/audit.ts'
import { PDF } from '../../files/arrivals.ts'
import type { UserCtx } from '../../http/handle.ts'
import * as queries from './attached-queries.ts'

export interface AttachedFile {
  readonly nombre: string
  readonly tipo: string
  readonly tamano: number
  /** Key of the file in the store. */
  readonly archivo: string
  readonly recurso: 'mensaje' | 'referencia' | 'novedad_afiliado'
  readonly recurso_id: number
  readonly afiliado_id: number | null
  readonly detalle: Readonly<Record<string, number>>
}

const ofMessage = async (ctx: UserCtx, archivo: string): Promise<AttachedFile | null> => {
  const file = await queries.messageFile(ctx.db, archivo)
  const channel = file === undefined ? null : await findReachable(ctx, file.canal_id)
  if (!file || !channel) return null
  const { nombre, tipo, tamano, mensaje_id, adjunto_id } = file
  const detalle = { adjunto_id, canal_id: channel.id }
  const place = { recurso: 'mensaje', recurso_id: mensaje_id, afiliado_id: channel.afiliado_id } as const
  return { nombre, tipo, tamano, archivo, ...place, detalle }
}

const ofOldMessage = async (ctx: UserCtx, archivo: string): Promise<AttachedFile | null> => {
  for (const { nombre, canal_id, mensaje_id } of await queries.oldMessageFiles(ctx.db, archivo)) {
    const channel = await findReachable(ctx, canal_id)
    if (!channel) continue
    const place = { recurso: 'mensaje', recurso_id: mensaje_id, afiliado_id: channel.afiliado_id } as const
    return { nombre: keptName(nombre ?? ''), tipo: PDF, tamano: 0, archivo, ...place, detalle: { canal_id } }
  }
  return null
}

const ofReferral = async (ctx: UserCtx, archivo: string): Promise<AttachedFile | null> => {
  const file = await queries.referralFile(ctx.db, archivo)
  if (!file || !(await mayReachReferral(ctx, file.referencia_id))) return null
  const { nombre, tipo, tamano, adjunto_id, referencia_id } = file
  const { afiliado_id } = await reachReferral(ctx, referencia_id)
  const place = { recurso: 'referencia', recurso_id: referencia_id, afiliado_id } as const
  return { nombre, tipo, tamano, archivo, ...place, detalle: { adjunto_id } }
}

const ofChange = async (ctx: UserCtx, archivo: string): Promise<AttachedFile | null> => {
  if (!hasPermission(ctx.user, CHANGES_PERMISSION)) return null
  const file = await queries.changePaper(ctx.db, archivo)
  if (!file) return null
  const { nombre, tipo, tamano, adjunto_id, novedad_id, afiliado_id } = file
  const place = { recurso: 'novedad_afiliado', recurso_id: novedad_id, afiliado_id } as const
  return { nombre, tipo, tamano, archivo, ...place, detalle: { adjunto_id } }
}

/** The file of a key, or null where there is none that the person reaches. */
export const attachedFile = async (ctx: UserCtx, ruta: string): Promise<AttachedFile | null> =>
  (await ofMessage(ctx, ruta)) ??
  (await ofReferral(ctx, ruta)) ??
  (await ofChange(ctx, ruta)) ??
  (await ofOldMessage(ctx, ruta))

/** Notes who opened it. */
export const auditOpened = (ctx: UserCtx, { recurso, recurso_id, afiliado_id, detalle }: AttachedFile): void =>
  auditRead(ctx, { accion: 'adjunto.abrir', recurso, recurso_id, afiliado_id, detalle })
