/** An address of a file that serves some minutes by itself. @fuente spec 2 §7, §9 */
import { refusedMinutes } from '@cauce/domain/chat/stored-files'
import type { Answer, Body } from '@cauce/contract/entry'
import type { chat } from '@cauce/contract/chat'
import { issueDownload } from '../../files/tickets.ts'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { attachedFile, auditOpened } from './attached.ts'
import { FILE_MISSING } from './service.ts'

type Call = (typeof chat)['urlTemporal']
const MINUTE_MS = 60_000

/** Of a file of the chat or of a referral that the person reaches; 404 of any other. */
export const temporaryUrl = async (ctx: UserCtx, { path, tiempo }: Body<Call>): Promise<Answer<Call>> => {
  const file = await attachedFile(ctx, path)
  if (!file) throw notFound()
  const refused = refusedMinutes(tiempo)
  if (refused !== null) throw invalid({ tiempo: [refused] })
  if ((await ctx.files.sizeOf(file.archivo)) === null) throw notFound(FILE_MISSING)
  auditOpened(ctx, file)
  const { nombre, tipo, tamano, archivo } = file
  const direct = await ctx.files.downloadUrl(archivo, { nombre, tipo, seconds: tiempo * 60 })
  if (direct !== null)
    return { url: direct, expira_at: new Date(ctx.now().getTime() + tiempo * MINUTE_MS).toISOString() }
  const ticket = await issueDownload(ctx.db, ctx.user.id, ctx.now(), { nombre, tipo, tamano, archivo }, tiempo)
  return { url: ticket.url, expira_at: ticket.expira_at.toISOString() }
}
