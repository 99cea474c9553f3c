/**
 * The password that who has the session types again. Failures count with those of the sign-in: the fifth locks the account and
 * ends all its sessions, whoever sits there.
 */
import type { Transaction } from 'kysely'
import { LOCKED_OUT, isLocked, registerFailure } from '@cauce/domain/session/lockout'
import { attemptsLeftText } from '@cauce/domain/session/password-change'
import { WRONG_CURRENT_PASSWORD } from '@cauce/domain/session/guessable-password'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { ANONYMOUS, fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { verifyPassword } from '../auth/password.ts'
import * as queries from '../auth/queries.ts'

export interface Checked {
  readonly matches: boolean
  /** What is stored, as it was when it was compared. */
  readonly stored: string
}

/** Compares; counts nothing yet. */
export const checkOwn = async (ctx: UserCtx, password: string): Promise<Checked> => {
  const { password: stored } = await queries.accountById(ctx.db, ctx.user.id)
  return { matches: await verifyPassword(password, stored), stored }
}

type Outcome<T> =
  | { readonly kind: 'right'; readonly value: T }
  | { readonly kind: 'over' }
  /** `intentos`: failures so far, told to who types; 0 where it was not counted. */
  | { readonly kind: 'wrong'; readonly intentos: number }
  | { readonly kind: 'locked'; readonly ended: readonly number[] }

const settle = async <T>(
  trx: Transaction<DB>,
  ctx: UserCtx,
  { checked, accion }: { readonly checked: Checked; readonly accion: string },
  work: (account: queries.Account) => Promise<T>,
): Promise<Outcome<T>> => {
  const now = ctx.now()
  const held = await queries.holdAccount(trx, ctx.user.id)
  const until = held.bloqueado_hasta?.getTime() ?? null
  const wasLocked = isLocked(until, now.getTime())
  if (!wasLocked) {
    if (!(await queries.isSessionOpen(trx, ctx.user.sesion_id))) return { kind: 'over' }
    // Another request changed the password meanwhile: not a guess, and no longer the password either.
    if (held.password !== checked.stored) return { kind: 'wrong', intentos: 0 }
    if (checked.matches) return { kind: 'right', value: await work(held) }
  }
  const state = { intentos: held.intentos_fallidos, ahoraMs: now.getTime(), bloqueadoHastaMs: until }
  const { intentos, bloqueadoHastaMs } = registerFailure(state)
  const locks = bloqueadoHastaMs !== null
  await queries.setFailures(trx, held.id, intentos, bloqueadoHastaMs)
  await audit(trx, ctx, {
    accion: !wasLocked && locks ? 'ingreso.bloqueado' : accion,
    recurso: 'usuario',
    recurso_id: held.id,
    detalle: { intentos },
  })
  return locks
    ? { kind: 'locked', ended: await queries.revokeSessions(trx, { user_id: held.id }, now) }
    : { kind: 'wrong', intentos }
}

/**
 * Runs `work` in the transaction that found the password right, with the account held. Otherwise counts the failure under the
 * name `accion` and answers 422 at `field`, or 423 once the account is locked: then this session, and all of the person's, end.
 */
export const withOwnPassword = async <T>(
  ctx: UserCtx,
  how: { readonly checked: Checked; readonly field: string; readonly accion: string },
  work: (trx: Transaction<DB>, account: queries.Account) => Promise<T>,
): Promise<T> => {
  const outcome = await ctx.db.transaction().execute((trx) => settle(trx, ctx, how, (account) => work(trx, account)))
  if (outcome.kind === 'right') return outcome.value
  if (outcome.kind === 'locked') {
    ctx.realtime.closeSessions(outcome.ended)
    throw fail(423, 'usuario.bloqueado', LOCKED_OUT)
  }
  if (outcome.kind === 'over') throw fail(401, 'sesion.requerida', ANONYMOUS)
  const left = attemptsLeftText(outcome.intentos)
  throw invalid({ [how.field]: [WRONG_CURRENT_PASSWORD, ...(left === null ? [] : [left])] }, WRONG_CURRENT_PASSWORD)
}
