/** The application of codes of who has the session: started, confirmed, given up. @fuente RFC 6238; OWASP ASVS 5.0, 6.5 */
import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { WRONG_CODE } from '@cauce/domain/session/access-code'
import { NOTHING_TO_CONFIRM, NOT_ACTIVE } from '@cauce/domain/session/authenticator'
import {
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_CODE_LENGTH,
  showRecoveryCode,
} from '@cauce/domain/session/recovery-code'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { newSecret, presentSecret, takenStep } from '../auth/authenticator.ts'
import { noticeTo } from '../auth/notice.ts'
import { type Account, holdAccount } from '../auth/queries.ts'
import { openSecret, recoveryHash, sealSecret } from '../auth/second-factor.ts'
import * as queries from './authenticator-queries.ts'
import { requireConfirmed } from './confirmation.ts'

interface Codes {
  readonly mensaje: string
  readonly codigos: readonly string[]
}

/** Every change: the account held, the password typed a moment ago, its entry in the audit. */
const change = <T>(
  ctx: UserCtx,
  accion: string,
  work: (trx: Transaction<DB>, account: Account) => Promise<T>,
): Promise<T> =>
  ctx.db.transaction().execute(async (trx) => {
    await requireConfirmed(trx, ctx)
    const done = await work(trx, await holdAccount(trx, ctx.user.id))
    await audit(trx, ctx, { accion, recurso: 'usuario', recurso_id: ctx.user.id })
    return done
  })

const newCode = (): string =>
  Array.from({ length: RECOVERY_CODE_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)] ?? '').join(
    '',
  )

/** Fresh recovery codes in the place of those there were; they are told now and never again. */
const giveCodes = async (trx: Transaction<DB>, ctx: UserCtx): Promise<readonly string[]> => {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(newCode())
  const hashes = [...codes].map((code) => recoveryHash(ctx.config, ctx.user.id, code))
  await queries.replaceCodes(trx, ctx.user.id, hashes, ctx.now())
  return [...codes].map(showRecoveryCode)
}

/** A fresh key to be read by an application. The one in use, if any, goes on serving until this one is confirmed. */
export const startAuthenticator = (ctx: UserCtx): Promise<{ secreto: string; uri: string }> =>
  change(ctx, 'totp.iniciar', async (trx, account) => {
    const secret = newSecret()
    await queries.setPending(trx, account.id, sealSecret(ctx.config, account.id, secret))
    return presentSecret(secret, account.email)
  })

/**
 * One of the application's codes shows that it has the key: from now on it is the second factor, and that very code does not
 * serve to sign in.
 */
export const confirmAuthenticator = (ctx: UserCtx, typed: string): Promise<Codes> =>
  change(ctx, 'totp.activar', async (trx, account) => {
    const secret = account.totp_pendiente && openSecret(ctx.config, account.id, account.totp_pendiente)
    if (!secret) throw invalid({ codigo: [NOTHING_TO_CONFIRM] })
    const step = takenStep(secret, typed, ctx.now(), null)
    if (step === null) throw invalid({ codigo: [WRONG_CODE] })
    await queries.activate(trx, account.id, { secret: account.totp_pendiente, step, now: ctx.now() })
    const codigos = await giveCodes(trx, ctx)
    await noticeTo(trx, account.id, {
      asunto: 'Activó la aplicación de códigos',
      texto: 'Desde ahora, para ingresar a Cauce se pide el código de su aplicación en vez del que llegaba por correo.',
    })
    return { mensaje: 'Aplicación de códigos activada', codigos }
  })

const requireActive = (account: Account): void => {
  if (account.totp_activo_at === null) throw invalid({ codigo: [NOT_ACTIVE] })
}

export const renewCodes = (ctx: UserCtx): Promise<Codes> =>
  change(ctx, 'totp.codigos', async (trx, account) => {
    requireActive(account)
    const codigos = await giveCodes(trx, ctx)
    await noticeTo(trx, account.id, {
      asunto: 'Nuevos códigos de recuperación',
      texto: 'Se generaron códigos de recuperación nuevos para su cuenta de Cauce. Los anteriores ya no sirven.',
    })
    return { mensaje: 'Los códigos anteriores ya no sirven', codigos }
  })

/** Back to the code by mail. */
export const stopAuthenticator = (ctx: UserCtx): Promise<{ mensaje: string }> =>
  change(ctx, 'totp.desactivar', async (trx, account) => {
    requireActive(account)
    await queries.deactivate(trx, account.id)
    await noticeTo(trx, account.id, {
      asunto: 'Desactivó la aplicación de códigos',
      texto: 'Desde ahora, el código para ingresar a Cauce le llega otra vez por correo.',
    })
    return { mensaje: 'Aplicación de códigos desactivada' }
  })
