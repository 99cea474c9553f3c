/** Whose a referral is, and where a person works. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

/** Who has to do with a referral, whose it is and its channel; undefined where there is none. */
export const ownersOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('referencias as f')
    .innerJoin('canales as c', 'c.referencia_id', 'f.id')
    .select(['f.id', 'f.afiliado_id', 'f.user_id', 'f.rep_id', 'f.gestor_user_id', 'c.id as canal_id'])
    .where('f.id', '=', id)
    .executeTakeFirst()

/** The site where a professional works. */
export const siteOf = async (db: Kysely<DB>, operadorId: number): Promise<number | null> => {
  const row = await db.selectFrom('operadores').select('rep_id').where('id', '=', operadorId).executeTakeFirst()
  return row?.rep_id ?? null
}
