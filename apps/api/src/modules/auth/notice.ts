/** Tells a person of a change of their account, wherever they can be reached. @fuente OWASP ASVS 5.0, 6.3.7 */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { queueMail } from '../../mail/mailer.ts'

const NOT_YOU = 'Si no fue usted, cambie su contraseña y avise de inmediato al administrador.'

export interface Person {
  readonly id: number
  readonly email: string
  readonly numero_documento: string | null
  /** Where recovery mails go: that of recovery where there is one, else that of the sign-in. */
  readonly correo: string
}

/** An affiliate's or an operator's own data behind a user. */
export const personOf = async (db: Kysely<DB>, userId: number): Promise<Person> => {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('afiliados as a', 'a.id', 'u.afiliado_id')
    .select((eb) => [
      'u.id',
      'u.email',
      eb.fn.coalesce('o.numero_documento', 'a.numero_documento').as('numero_documento'),
      eb.fn.coalesce('o.email_recuperacion', 'a.correo1').as('recuperacion'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { recuperacion, ...person } = row
  return { ...person, correo: recuperacion === null || recuperacion.trim() === '' ? row.email : recuperacion }
}

/** Queues the notice to the mail of the sign-in and to that of recovery: who stole one of them does not hide it from the other. */
export const noticeTo = async (
  trx: Kysely<DB>,
  userId: number,
  { asunto, texto }: { readonly asunto: string; readonly texto: string },
): Promise<void> => {
  const { email, correo } = await personOf(trx, userId)
  for (const para of new Set([email, correo])) {
    await queueMail(trx, { para, asunto, texto: `${texto}\n\n${NOT_YOU}` })
  }
}
