/** The sets of procedures, and what the catalogue says of what they order. */
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { PROCEDURE_COLUMNS } from '../cups/open.ts'

/** Those of the person, first, and those that others share, by name. */
export const visibleSets = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('procedimiento_conjuntos as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select([
      'c.id',
      'c.nombre',
      'c.compartido',
      'c.lineas',
      'c.user_id',
      sql<string>`coalesce(o.nombre || ' ' || o.apellido, '')`.as('de'),
    ])
    .where((eb) => eb.or([eb('c.user_id', '=', userId), eb('c.compartido', '=', true)]))
    .orderBy(sql`case when c.user_id = ${userId} then 0 else 1 end`)
    .orderBy(sql`lower(c.nombre)`)
    .orderBy('c.id')
    .execute()

export const ownSets = (db: Kysely<DB>, userId: number) =>
  db.selectFrom('procedimiento_conjuntos').select(['id', 'nombre']).where('user_id', '=', userId).execute()

/** The procedures, withdrawn ones included. */
export const proceduresOf = (db: Kysely<DB>, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('cups as p')
        .select([...PROCEDURE_COLUMNS, 'p.activo'])
        .where('p.id', 'in', [...ids])
        .execute()

/** Adds it. @returns its id */
export const insertSet = async (
  trx: Transaction<DB>,
  set: Insertable<DB['procedimiento_conjuntos']>,
): Promise<number> => {
  const { id } = await trx.insertInto('procedimiento_conjuntos').values(set).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateSet = (
  trx: Transaction<DB>,
  id: number,
  change: { readonly nombre: string; readonly compartido: boolean; readonly lineas: string },
) => trx.updateTable('procedimiento_conjuntos').set(change).where('id', '=', id).execute()

/** Deletes one of the person. @returns undefined when the person has none with that id */
export const removeSet = (trx: Transaction<DB>, userId: number, id: number) =>
  trx
    .deleteFrom('procedimiento_conjuntos')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
