/** SQL of the recovery links. */
import type { Insertable, Kysely } from 'kysely'
import { latestPast } from '@cauce/domain/session/server-clock'
import type { DB } from '../../db/tables.ts'

/** Accounts of the operators and of the affiliate with that document. */
export const accountsByDocument = async (
  db: Kysely<DB>,
  asked: { readonly tipo_documento: string; readonly numero_documento: string },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('operadores as o')
    .innerJoin('tipos_documento as t', 't.id', 'o.tipo_documento_id')
    .innerJoin('users as u', 'u.operador_id', 'o.id')
    .select('u.id')
    .where('t.codigo', '=', asked.tipo_documento)
    .where('o.numero_documento', '=', asked.numero_documento)
    .union(
      db
        .selectFrom('afiliados as a')
        .innerJoin('tipos_documento as t', 't.id', 'a.tipo_documento_id')
        .innerJoin('users as u', 'u.afiliado_id', 'a.id')
        .select('u.id')
        .where('t.codigo', '=', asked.tipo_documento)
        .where('a.numero_documento', '=', asked.numero_documento),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const linksSince = async (trx: Kysely<DB>, userId: number, since: Date, now: Date): Promise<number> => {
  const { total } = await trx
    .selectFrom('recuperaciones')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .where('created_at', '<=', new Date(latestPast(now.getTime())))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** None of the person's links serves any more. */
export const annulLinks = async (trx: Kysely<DB>, userId: number, now: Date): Promise<void> => {
  await trx
    .updateTable('recuperaciones')
    .set({ usado_at: now })
    .where('user_id', '=', userId)
    .where('usado_at', 'is', null)
    .execute()
}

export const addLink = async (trx: Kysely<DB>, link: Insertable<DB['recuperaciones']>): Promise<void> => {
  await trx.insertInto('recuperaciones').values(link).execute()
}

export const linkByHash = (db: Kysely<DB>, hash: Buffer) =>
  db
    .selectFrom('recuperaciones as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.user_id', 'r.expira_at', 'r.usado_at', 'r.created_at', 'u.activo'])
    .where('r.token_hash', '=', hash)
    .executeTakeFirst()

/** The link, held until the transaction ends. */
export const holdLink = (trx: Kysely<DB>, id: number) =>
  trx
    .selectFrom('recuperaciones')
    .select(['id', 'user_id', 'expira_at', 'usado_at', 'created_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
