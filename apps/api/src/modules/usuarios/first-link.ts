/** How a person who has no password yet, or has lost it, writes one: nobody else ever knows it. */
import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { queueMail } from '../../mail/mailer.ts'
import { hashPassword } from '../auth/password.ts'
import { hashOf, linkOf } from '../cuenta/recovery.ts'
import { addLink, annulLinks } from '../cuenta/recovery-queries.ts'

const TOKEN_BYTES = 32
/** Longer than what a person asks for: it waits for who is on leave, or reads the mail another day. */
export const LINK_HOURS = 72

let unusable: Promise<string> | undefined

/** A password that nobody knows, as costly to check as any other, so that the time of a sign-in tells nothing. */
export const unusablePassword = (): Promise<string> => {
  unusable ??= hashPassword(randomBytes(TOKEN_BYTES).toString('base64url'))
  return unusable
}

export interface LinkTo {
  readonly userId: number
  readonly email: string
  /** Where the mail goes. */
  readonly para: string
  readonly tipo_documento: string
  readonly numero_documento: string
  /** The person has never had a password. */
  readonly isFirst: boolean
}

const ENDING = `El enlace sirve una sola vez y vence en ${LINK_HOURS} horas.`

const mailOf = (to: LinkTo, link: string) =>
  to.isFirst
    ? {
        asunto: 'Su usuario de Cauce',
        texto: `Le crearon un usuario en Cauce: ${to.email}\n\nPara escribir su contraseña abra este enlace:\n\n${link}\n\n${ENDING}`,
      }
    : {
        asunto: 'Escriba una contraseña nueva de Cauce',
        texto: `Un administrador le envió este enlace para escribir una contraseña nueva de Cauce (usuario ${to.email}):\n\n${link}\n\n${ENDING} Mientras no lo use, su contraseña sigue igual.`,
      }

/** Sends a link that serves once; those that were sent before stop serving. */
export const sendLink = async (trx: Transaction<DB>, ctx: UserCtx, to: LinkTo): Promise<void> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = ctx.now()
  await annulLinks(trx, to.userId, now)
  await addLink(trx, {
    user_id: to.userId,
    token_hash: hashOf(token),
    expira_at: new Date(now.getTime() + LINK_HOURS * 3_600_000),
    ip: ctx.ip,
    created_at: now,
  })
  await queueMail(trx, { para: to.para, ...mailOf(to, linkOf(ctx, to, token)) })
}
