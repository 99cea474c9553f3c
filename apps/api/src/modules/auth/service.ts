/** Use cases of the sign-in, each in one transaction. What can fail with a count returns its outcome, so that the count stays. */
import type { ProvisionalAnswer } from '@cauce/contract/auth'
import {
  CODE_ATTEMPTS,
  CODE_MINUTES,
  GUESSES_PER_USER,
  GUESS_WINDOW_MINUTES,
  RESEND_SECONDS,
  WRONG_CODE,
  codesClosed,
} from '@cauce/domain/session/access-code'
import { USE_YOUR_APPLICATION } from '@cauce/domain/session/authenticator'
import { isLocked, registerFailure, WRONG_CREDENTIALS } from '@cauce/domain/session/lockout'
import { isFromTheFuture } from '@cauce/domain/session/server-clock'
import { hasPermission } from '@cauce/domain/session/permission'
import type { User } from '@cauce/domain/session/user'
import { audit } from '../../audit/audit.ts'
import { createSession, PROVISIONAL_MINUTES } from '../../http/auth.ts'
import { ANONYMOUS, type ApiFailure, fail } from '../../http/failure.ts'
import type { Ctx, UserCtx } from '../../http/handle.ts'
import { tellCodesClosed } from './codes-closed.ts'
import { awaitApplication, maskEmail, sendCode } from './code.ts'
import { loadUser } from './load-user.ts'
import { verifyPassword } from './password.ts'
import * as queries from './queries.ts'
import { factorOf, takeCode } from './second-factor.ts'

const GUESS_WINDOW_MS = GUESS_WINDOW_MINUTES * 60_000
const SENDS_PER_SIGN_IN = 5
const ADMIN_PERMISSION = 'admin.enter'
const CODE_SENT = 'Le enviamos un código nuevo. El anterior ya no sirve.'
const WAIT_FOR_CODE = 'Espere unos segundos antes de pedir otro código.'
const TOO_MANY_CODES = 'Ya se enviaron varios códigos. Ingrese de nuevo con su usuario y contraseña.'
export const SIGNED_OUT = 'Sesión cerrada.'

const wrongCredentials = (): ApiFailure => fail(401, 'auth.credenciales', WRONG_CREDENTIALS)

/** What the screen counts down after a code was sent. */
const MAIL_WAITS = { espera_segundos: RESEND_SECONDS, vence_segundos: CODE_MINUTES * 60 }
const APPLICATION_WAITS = { espera_segundos: 0, vence_segundos: PROVISIONAL_MINUTES * 60 }

/**
 * First step. Every refusal has one status, one text, the cost of one password derivation and the same trips to the database:
 * unknown, wrong, inactive, locked.
 * @regla El quinto intento fallido bloquea al usuario durante 30 minutos, sin decirlo a quien intenta.
 */
export const validateUser = async (ctx: Ctx, email: string, password: string): Promise<ProvisionalAnswer> => {
  const typed = email.trim().toLowerCase()
  const account = await queries.findAccount(ctx.db, typed)
  const matches = await verifyPassword(password, account?.password ?? null)
  const now = ctx.now()
  const answer = await ctx.db.transaction().execute(async (trx) => {
    if (!account) {
      await queries.holdNobody(trx, typed)
      await audit(trx, ctx, { accion: 'ingreso.fallido', recurso: 'sesion', recurso_id: null })
      return null
    }
    const held = await queries.holdAccount(trx, account.id)
    const until = held.bloqueado_hasta?.getTime() ?? null
    const locked = isLocked(until, now.getTime())
    if (locked || !matches || !held.activo) {
      const state = { intentos: held.intentos_fallidos, ahoraMs: now.getTime(), bloqueadoHastaMs: until }
      const { intentos, bloqueadoHastaMs } = registerFailure(state)
      await queries.setFailures(trx, held.id, intentos, bloqueadoHastaMs)
      const accion = !locked && bloqueadoHastaMs !== null ? 'ingreso.bloqueado' : 'ingreso.fallido'
      await audit(trx, ctx, {
        accion,
        recurso: 'usuario',
        recurso_id: held.id,
        user_id: held.id,
        detalle: { intentos },
      })
      return null
    }
    if (held.intentos_fallidos > 0 || until !== null) await queries.setFailures(trx, held.id, 0, null)
    const origin = { ip: ctx.ip, agente: ctx.agente }
    const session = await createSession(trx, { userId: held.id, provisional: true, now, ...origin })
    const segundo_factor = factorOf(held)
    const to = { sesionId: session.id, token: session.token, email: held.email, now }
    await (segundo_factor === 'correo' ? sendCode(trx, to) : awaitApplication(trx, to))
    return {
      token: session.token,
      usuario: { email: held.email, correo_enmascarado: maskEmail(held.email), segundo_factor },
      ...(segundo_factor === 'correo' ? MAIL_WAITS : APPLICATION_WAITS),
    }
  })
  if (!answer) throw wrongCredentials()
  return answer
}

const tokenOf = (ctx: UserCtx): string => {
  if (ctx.token === null) throw fail(401, 'sesion.requerida', ANONYMOUS)
  return ctx.token
}

/**
 * Second step: the newest code of this very sign-in, in time, once; or the one that the person's application shows, or one of
 * their recovery codes. Guesses at all of them are counted together.
 * @regla El código sirve una vez, durante 10 minutos, y admite 5 intentos.
 */
export const validateCode = async (ctx: UserCtx, typed: string): Promise<{ token: string; usuario: User }> => {
  const token = tokenOf(ctx)
  const now = ctx.now()
  const { id: userId, sesion_id } = ctx.user
  const outcome = await ctx.db.transaction().execute(async (trx) => {
    // Guesses of one person are counted one after another, whatever their sign-ins.
    const account = await queries.holdAccount(trx, userId)
    const { alive, codes } = await queries.holdCodes(trx, sesion_id)
    const newest = codes[0]
    if (!alive || !newest) return 'ended'
    const guesses = codes.reduce((total, sent) => total + sent.intentos, 0)
    const byUser = await queries.guessesSince(trx, userId, new Date(now.getTime() - GUESS_WINDOW_MS), now)
    // What was typed is not looked at: neither its owner nor a guesser learns whether it was right.
    if (byUser.total >= GUESSES_PER_USER) {
      await queries.revokeSessions(trx, { sesion_id }, now)
      await audit(trx, ctx, { accion: 'ingreso.codigo_fallido', recurso: 'usuario', recurso_id: userId })
      return { opens: (byUser.oldest ?? now).getTime() + GUESS_WINDOW_MS }
    }
    const spent = guesses >= CODE_ATTEMPTS
    const made = !isFromTheFuture(newest.created_at.getTime(), now.getTime())
    const live = newest.usado_at === null && newest.expira_at > now && made && !spent
    const factor = live ? await takeCode(trx, ctx, account, { token, hash: newest.codigo_hash, typed }) : null
    if (factor === null) {
      await queries.countGuess(trx, newest.id)
      const closes = byUser.total + 1 >= GUESSES_PER_USER
      if (closes) await tellCodesClosed(trx, userId, now)
      if (closes || guesses + 1 >= CODE_ATTEMPTS) await queries.revokeSessions(trx, { sesion_id }, now)
      await audit(trx, ctx, { accion: 'ingreso.codigo_fallido', recurso: 'usuario', recurso_id: userId })
      return 'wrong'
    }
    await queries.useCode(trx, newest.id, now)
    await queries.revokeSessions(trx, { sesion_id }, now)
    await queries.markSignIn(trx, userId, now)
    const origin = { ip: ctx.ip, agente: ctx.agente, program: ctx.program ?? null }
    const session = await createSession(trx, { userId, provisional: false, now, ...origin })
    await audit(trx, ctx, {
      accion: 'ingreso.correcto',
      recurso: 'sesion',
      recurso_id: session.id,
      detalle: { factor },
    })
    return session
  })
  if (outcome === 'ended') throw fail(401, 'sesion.requerida', WRONG_CODE)
  if (outcome === 'wrong') throw fail(422, 'auth.codigo', WRONG_CODE, { codigo: [WRONG_CODE] })
  if ('opens' in outcome) {
    const wait = outcome.opens - now.getTime()
    const closed = codesClosed(wait)
    throw fail(429, 'auth.codigos_cerrados', closed, { codigo: [closed] }, Math.max(1, Math.ceil(wait / 1000)))
  }
  if (outcome.companion !== null) ctx.companion?.give(outcome.companion)
  const at = { now, passwordDays: ctx.config.passwordDays }
  return {
    token: outcome.token,
    usuario: await loadUser(ctx.db, userId, await queries.loadPermissions(ctx.db, userId), at),
  }
}

/** Another code for the same sign-in; the one before no longer serves. */
export const resendCode = async (ctx: UserCtx): Promise<{ mensaje: string } & typeof MAIL_WAITS> => {
  const token = tokenOf(ctx)
  const now = ctx.now()
  const { sesion_id, email } = ctx.user
  await ctx.db.transaction().execute(async (trx) => {
    const account = await queries.holdAccount(trx, ctx.user.id)
    const { alive, codes } = await queries.holdCodes(trx, sesion_id)
    const newest = codes[0]
    if (factorOf(account) === 'aplicacion') {
      throw fail(422, 'auth.aplicacion', USE_YOUR_APPLICATION, { codigo: [USE_YOUR_APPLICATION] })
    }
    if (!alive) throw fail(401, 'sesion.requerida', ANONYMOUS)
    if (codes.length >= SENDS_PER_SIGN_IN) throw fail(429, 'auth.codigos_agotados', TOO_MANY_CODES)
    const waited = newest ? (now.getTime() - newest.created_at.getTime()) / 1000 : Infinity
    if (waited < RESEND_SECONDS) {
      throw fail(
        429,
        'auth.espere',
        WAIT_FOR_CODE,
        undefined,
        Math.ceil(Math.min(RESEND_SECONDS, RESEND_SECONDS - waited)),
      )
    }
    await sendCode(trx, { sesionId: sesion_id, token, email, now })
  })
  return { mensaje: CODE_SENT, ...MAIL_WAITS }
}

/** Ends the session of the token. */
export const signOut = async (ctx: UserCtx): Promise<{ ended: number[] }> => {
  const ended = await ctx.db.transaction().execute(async (trx) => {
    await audit(trx, ctx, { accion: 'sesion.cerrar', recurso: 'sesion', recurso_id: ctx.user.sesion_id })
    return queries.revokeSessions(trx, { sesion_id: ctx.user.sesion_id }, ctx.now())
  })
  ctx.companion?.forget()
  return { ended }
}

/**
 * With one's own id ends the session that asks: who leaves a computer, or left it unattended, goes on at the others. An
 * administrator ends all the sessions of somebody else; for others the answer is the same and nothing happens, save the entry in
 * the audit.
 */
export const signOutUser = async (ctx: UserCtx, userId: number, motivo = ''): Promise<{ ended: number[] }> => {
  if (userId === ctx.user.id) return signOut(ctx)
  const allowed = hasPermission(ctx.user, ADMIN_PERMISSION)
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const accion = allowed ? 'sesion.cerrar_todas' : 'sesion.cerrar_negado'
    const detalle = motivo.trim() === '' ? {} : { motivo: motivo.trim() }
    await audit(trx, ctx, { accion, recurso: 'usuario', recurso_id: userId, detalle })
    return allowed ? queries.revokeSessions(trx, { user_id: userId }, ctx.now()) : []
  })
  return { ended }
}
