/** Getting back in without the password: a link by mail. @fuente spec 1 §2; OWASP ASVS 5.0, 6.4 */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  PASSWORD_RESET,
  RECOVERIES_PER_HOUR,
  RECOVERY_MINUTES,
  RECOVERY_OVER,
  RECOVERY_SENT,
  isLinkAlive,
} from '@cauce/domain/session/recovery-link'
import { audit } from '../../audit/audit.ts'
import { fail, invalid } from '../../http/failure.ts'
import type { Ctx } from '../../http/handle.ts'
import { queueMail } from '../../mail/mailer.ts'
import { refusedBecause, storePassword } from '../auth/new-password.ts'
import { noticeTo, personOf } from '../auth/notice.ts'
import { hashPassword } from '../auth/password.ts'
import * as accounts from '../auth/queries.ts'
import * as queries from './recovery-queries.ts'

const TOKEN_BYTES = 32
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/u
const HOUR_MS = 3_600_000
/** No answer comes sooner, so that its time does not tell whether a mail was made. */
const LEAST_MS = 150

interface Asked {
  readonly tipo_documento: string
  readonly numero_documento: string
}

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const mailText = (link: string, email: string): string =>
  `Para escribir una contraseña nueva de Cauce (usuario ${email}) abra este enlace:\n\n${link}\n\nVence en ${RECOVERY_MINUTES} minutos y sirve una sola vez. Si usted no lo pidió, ignore este mensaje: su contraseña sigue igual.`

export const linkOf = (ctx: Ctx, asked: Asked, token: string): string =>
  [
    ctx.config.publicUrl,
    'recuperacionContrasena',
    ...[asked.tipo_documento, asked.numero_documento, token].map(encodeURIComponent),
  ].join('/')

/** One link for one account, unless it got as many as an hour allows. */
const sendLink = (ctx: Ctx, asked: Asked, userId: number): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const now = ctx.now()
    const { activo } = await accounts.holdAccount(trx, userId)
    if (!activo) return
    const recent = await queries.linksSince(trx, userId, new Date(now.getTime() - HOUR_MS), now)
    const sent = recent < RECOVERIES_PER_HOUR
    if (sent) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const expira_at = new Date(now.getTime() + RECOVERY_MINUTES * 60_000)
      await queries.annulLinks(trx, userId, now)
      await queries.addLink(trx, { user_id: userId, token_hash: hashOf(token), expira_at, ip: ctx.ip, created_at: now })
      const { correo, email } = await personOf(trx, userId)
      const texto = mailText(linkOf(ctx, asked, token), email)
      await queueMail(trx, { para: correo, asunto: 'Recuperación de su contraseña de Cauce', texto })
    }
    await audit(trx, ctx, {
      accion: sent ? 'recuperacion.pedir' : 'recuperacion.exceso',
      recurso: 'usuario',
      recurso_id: userId,
      user_id: userId,
    })
  })

/**
 * Sends a link to every active account of the person (who is staff and affiliate may have two). The answer, and how long it
 * takes, are the same for who does not exist, is inactive or asked too often.
 */
export const askRecovery = async (ctx: Ctx, body: Asked): Promise<{ mensaje: string }> => {
  const asked = {
    tipo_documento: body.tipo_documento.trim().toUpperCase(),
    // As people write it on paper: 1.037.580.214.
    numero_documento: body.numero_documento.replaceAll(/[\s.,]/gu, ''),
  }
  const work = async (): Promise<void> => {
    const found = await queries.accountsByDocument(ctx.db, asked)
    for (const id of found) await sendLink(ctx, asked, id)
    if (found.length === 0) {
      await audit(ctx.db, ctx, { accion: 'recuperacion.desconocida', recurso: 'usuario', recurso_id: null })
    }
  }
  await Promise.all([work(), pause(LEAST_MS)])
  return { mensaje: RECOVERY_SENT }
}

type Link = NonNullable<Awaited<ReturnType<typeof queries.linkByHash>>>

const isAlive = (link: Link, now: Date): boolean =>
  link.activo &&
  isLinkAlive(
    {
      creadoMs: link.created_at.getTime(),
      expiraMs: link.expira_at.getTime(),
      usadoMs: link.usado_at?.getTime() ?? null,
    },
    now.getTime(),
  )

const aliveLink = async (ctx: Ctx, token: string): Promise<Link | null> => {
  const link = TOKEN_SHAPE.test(token) ? await queries.linkByHash(ctx.db, hashOf(token)) : undefined
  return link !== undefined && isAlive(link, ctx.now()) ? link : null
}

/** Whether the link still serves; asking does not spend it. */
export const checkRecovery = async (
  ctx: Ctx,
  token: string,
): Promise<{ vigente: boolean; expira_at: string | null }> => {
  const link = await aliveLink(ctx, token)
  return { vigente: link !== null, expira_at: link?.expira_at.toISOString() ?? null }
}

const over = () => fail(410, 'recuperacion.vencida', RECOVERY_OVER)

/**
 * Writes the new password and spends the link: all the sessions end, lock and failures are cleared. A password that is refused
 * does not spend it. Of two uses at once one succeeds.
 */
export const resetPassword = async (ctx: Ctx, token: string, password: string): Promise<{ mensaje: string }> => {
  const link = await aliveLink(ctx, token)
  if (link === null) throw over()
  const userId = link.user_id
  const { password: before } = await accounts.accountById(ctx.db, userId)
  const refusal = await refusedBecause(ctx.db, await personOf(ctx.db, userId), before, password)
  if (refusal !== null) throw invalid({ password: [refusal] })
  const after = await hashPassword(password)
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const now = ctx.now()
    const account = await accounts.holdAccount(trx, userId)
    const held = await queries.holdLink(trx, link.id)
    if (!isAlive({ ...held, activo: account.activo }, now)) throw over()
    await storePassword(trx, { userId, before: account.password, after, now, changedAt: now })
    await queries.annulLinks(trx, userId, now)
    await audit(trx, ctx, {
      accion: 'recuperacion.restablecer',
      recurso: 'usuario',
      recurso_id: userId,
      user_id: userId,
    })
    await noticeTo(trx, userId, {
      asunto: 'Su contraseña de Cauce cambió',
      texto:
        'Alguien escribió una contraseña nueva para su cuenta de Cauce con el enlace de recuperación. Se cerraron todas sus sesiones.',
    })
    return accounts.revokeSessions(trx, { user_id: userId }, now)
  })
  ctx.realtime.closeSessions(ended)
  return { mensaje: PASSWORD_RESET }
}
