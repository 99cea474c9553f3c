/** Whether what a person typed in the second step is right, by mail or by application; what it spends is spent. */
import type { Kysely } from 'kysely'
import { type SecondFactor, readCode } from '@cauce/domain/session/access-code'
import { readRecoveryCode } from '@cauce/domain/session/recovery-code'
import type { Config } from '../../config.ts'
import type { DB } from '../../db/tables.ts'
import type { Ctx } from '../../http/handle.ts'
import { takenStep } from './authenticator.ts'
import { codeMatches } from './code.ts'
import { noticeTo } from './notice.ts'
import * as queries from './queries.ts'
import { secretsOf } from './secrets.ts'

/** How a person proved the second time who they are. */
export type Factor = SecondFactor | 'recuperacion'

type Installation = Pick<Config, 'secret' | 'dataDir'>

export const factorOf = (account: queries.Account): SecondFactor =>
  account.totp_activo_at === null ? 'correo' : 'aplicacion'

const context = (userId: number): string => `totp:${userId}`

export const sealSecret = (config: Installation, userId: number, secret: Buffer): Buffer =>
  secretsOf(config).seal(context(userId), secret)

export const openSecret = (config: Installation, userId: number, sealed: Buffer): Buffer | null =>
  secretsOf(config).open(context(userId), sealed)

/** Only with the key of the installation can the eight signs be searched for. */
export const recoveryHash = (config: Installation, userId: number, code: string): Buffer =>
  secretsOf(config).mac(`codigo-recuperacion:${userId}`, code)

const takeStep = async (trx: Kysely<DB>, ctx: Ctx, account: queries.Account, typed: string): Promise<boolean> => {
  const secret = account.totp_secreto && openSecret(ctx.config, account.id, account.totp_secreto)
  if (!secret) {
    ctx.log.error(
      { usuario: account.id },
      'la clave de la aplicación no se puede leer: ¿cambió CAUCE_SECRET o el archivo clave?',
    )
    return false
  }
  const step = takenStep(secret, typed, ctx.now(), account.totp_ultimo_paso)
  if (step === null) return false
  await queries.setLastStep(trx, account.id, step)
  return true
}

const takeRecoveryCode = async (trx: Kysely<DB>, ctx: Ctx, account: queries.Account, code: string) => {
  if (!(await queries.useRecoveryCode(trx, account.id, recoveryHash(ctx.config, account.id, code), ctx.now()))) {
    return false
  }
  const left = await queries.countRecoveryCodes(trx, account.id)
  await noticeTo(trx, account.id, {
    asunto: 'Se usó un código de recuperación',
    texto: `Alguien ingresó a su cuenta de Cauce con un código de recuperación. Le ${left === 1 ? 'queda 1' : `quedan ${left}`}.`,
  })
  return true
}

/**
 * The way in which the typed text is right for the account, which the caller holds; null when it is wrong. The mail's code is
 * spent by the caller, with the sign-in it belongs to.
 */
export const takeCode = async (
  trx: Kysely<DB>,
  ctx: Ctx,
  account: queries.Account,
  sent: { readonly token: string; readonly hash: Buffer; readonly typed: string },
): Promise<Factor | null> => {
  const [code, recovery] = [readCode(sent.typed), readRecoveryCode(sent.typed)]
  if (factorOf(account) === 'correo') {
    return code !== null && codeMatches(sent.token, code, sent.hash) ? 'correo' : null
  }
  if (code !== null) return (await takeStep(trx, ctx, account, code)) ? 'aplicacion' : null
  return recovery !== null && (await takeRecoveryCode(trx, ctx, account, recovery)) ? 'recuperacion' : null
}
