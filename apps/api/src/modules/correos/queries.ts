/** SQL of the addresses of the institution. */
import type { Kysely, Transaction } from 'kysely'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'

const rows = (db: Kysely<DB>) =>
  db
    .selectFrom('correos_institucion as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['m.id', 'm.direccion', 'm.descripcion', 'm.activo', 'm.created_at', personName.as('operador')])

export const allEntries = (db: Kysely<DB>) => rows(db).orderBy('m.direccion').execute()
export type EntryRow = Awaited<ReturnType<typeof allEntries>>[number]

export const entryById = (db: Kysely<DB>, id: number) => rows(db).where('m.id', '=', id).executeTakeFirst()

interface NewEntry {
  readonly direccion: string
  readonly descripcion: string
  readonly user_id: number
  readonly created_at: Date
  readonly updated_at: Date
}

/** Its id; undefined when it is on the list. */
export const addEntry = async (trx: Transaction<DB>, entry: NewEntry): Promise<number | undefined> => {
  const row = await trx
    .insertInto('correos_institucion')
    .values(entry)
    .onConflict((conflict) => conflict.column('direccion').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether there was such an entry in the other state. */
export const setEntry = async (trx: Transaction<DB>, id: number, activo: boolean, now: Date): Promise<boolean> => {
  const changed = await trx
    .updateTable('correos_institucion')
    .set({ activo, updated_at: now })
    .where('id', '=', id)
    .where('activo', '!=', activo)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** What documents may be sent to without a reason. */
export const activeEntries = async (db: Kysely<DB>): Promise<readonly string[]> =>
  (await db.selectFrom('correos_institucion').select('direccion').where('activo', '=', true).execute()).map(
    ({ direccion }) => direccion,
  )
