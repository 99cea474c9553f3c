/** Tells a person that somebody who knows their password guessed at codes until the second step closed. */
import type { Kysely } from 'kysely'
import { CODES_CLOSED_SUBJECT, GUESSES_PER_USER, GUESS_WINDOW_MINUTES } from '@cauce/domain/session/access-code'
import type { DB } from '../../db/tables.ts'
import { noticeTo } from './notice.ts'

const TEXT = `Alguien que conoce su contraseña de Cauce escribió ${GUESSES_PER_USER} códigos equivocados. Por seguridad, el segundo paso de su ingreso queda cerrado durante ${GUESS_WINDOW_MINUTES} minutos. Sus sesiones abiertas siguen abiertas.`

/** Once in each window: whoever guesses on does not fill anybody's mailbox. The caller holds the account. */
export const tellCodesClosed = async (trx: Kysely<DB>, userId: number, now: Date): Promise<void> => {
  const told = await trx
    .selectFrom('correos as c')
    .innerJoin('users as u', 'u.email', 'c.para')
    .select('c.id')
    .where('u.id', '=', userId)
    .where('c.asunto', '=', CODES_CLOSED_SUBJECT)
    .where('c.created_at', '>', new Date(now.getTime() - GUESS_WINDOW_MINUTES * 60_000))
    .executeTakeFirst()
  if (!told) await noticeTo(trx, userId, { asunto: CODES_CLOSED_SUBJECT, texto: TEXT })
}
