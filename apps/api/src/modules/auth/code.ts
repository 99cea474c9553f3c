/** The code that goes by mail: six digits from the system's random source, kept only hashed together with its session's token. */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { CODE_DIGITS, CODE_MINUTES } from '@cauce/domain/session/access-code'
import type { DB } from '../../db/tables.ts'
import { PROVISIONAL_MINUTES } from '../../http/auth.ts'
import { queueMail } from '../../mail/mailer.ts'
import { addCode } from './queries.ts'

const HASH_BYTES = 32

const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** Without the token, which is stored nowhere, the six digits cannot be searched for in a stolen table. */
const codeHash = (token: string, code: string): Buffer => createHmac('sha256', token).update(code).digest()

export const codeMatches = (token: string, code: string, stored: Buffer): boolean => {
  const expected = codeHash(token, code)
  return stored.length === expected.length && timingSafeEqual(expected, stored)
}

/** `laura.restrepo@cauce.demo` → `l••••@cauce.demo`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1••••')

const inMinutes = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** Makes a code for the provisional session and queues its mail, both through `trx`. */
export const sendCode = async (
  trx: Kysely<DB>,
  to: { readonly sesionId: number; readonly token: string; readonly email: string; readonly now: Date },
): Promise<void> => {
  const code = newCode()
  await addCode(trx, {
    sesion_id: to.sesionId,
    codigo_hash: codeHash(to.token, code),
    expira_at: inMinutes(to.now, CODE_MINUTES),
    created_at: to.now,
  })
  await queueMail(trx, {
    para: to.email,
    asunto: 'Su código de ingreso a Cauce',
    texto: `Su código de ingreso es ${code}\n\nVence en ${CODE_MINUTES} minutos y sirve una sola vez. Si usted no intentó ingresar, ignore este mensaje y cambie su contraseña.`,
  })
}

/**
 * For who has an application there is nothing to send: a row that no code matches, on which the guesses of this sign-in are
 * counted like those at a code that went by mail.
 */
export const awaitApplication = async (
  trx: Kysely<DB>,
  { sesionId, now }: { readonly sesionId: number; readonly now: Date },
): Promise<void> => {
  await addCode(trx, {
    sesion_id: sesionId,
    codigo_hash: randomBytes(HASH_BYTES),
    expira_at: inMinutes(now, PROVISIONAL_MINUTES),
    created_at: now,
  })
}
