/** SQL of what was done with a user. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

const actsOf = (db: Kysely<DB>, id: number) =>
  db.selectFrom('auditoria as a').where('a.recurso', '=', 'usuario').where('a.recurso_id', '=', String(id))

export const pageOfActs = (db: Kysely<DB>, id: number, page: { readonly limit: number; readonly offset: number }) =>
  actsOf(db, id)
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select([
      'a.id',
      'a.created_at',
      'a.accion',
      'a.ip',
      'a.detalle',
      sql<string | null>`coalesce(nullif(concat_ws(' ', o.nombre, o.apellido), ''), u.email)`.as('quien'),
    ])
    .orderBy('a.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export type ActRow = Awaited<ReturnType<typeof pageOfActs>>[number]

export const countActs = async (db: Kysely<DB>, id: number): Promise<number> => {
  const { total } = await actsOf(db, id)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const userExists = async (db: Kysely<DB>, id: number): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
