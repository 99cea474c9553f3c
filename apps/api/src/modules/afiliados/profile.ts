/** What an affiliate is today beside their rows in time: names, contact, regime, kind. */
import { sql, type Kysely, type Updateable } from 'kysely'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import type { DB } from '../../db/tables.ts'

/** The person, held until the transaction ends: of two changes at once, the second waits and sees the first. */
export const holdInsured = (trx: Kysely<DB>, id: number) =>
  trx.selectFrom('afiliados').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const insuredNow = (db: Kysely<DB>, id: number) =>
  db.selectFrom('afiliados').selectAll().where('id', '=', id).executeTakeFirst()
export type InsuredNow = NonNullable<Awaited<ReturnType<typeof insuredNow>>>

/** Writes it, with the text by which the person is searched. */
export const writeProfile = async (
  trx: Kysely<DB>,
  id: number,
  columns: Omit<Updateable<DB['afiliados']>, 'id' | 'version' | 'busqueda'>,
): Promise<void> => {
  const row = await trx
    .updateTable('afiliados')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(['primer_nombre', 'segundo_nombre', 'primer_apellido', 'segundo_apellido', 'numero_documento'])
    .executeTakeFirstOrThrow()
  const names = [row.primer_nombre, row.segundo_nombre, row.primer_apellido, row.segundo_apellido, row.numero_documento]
  const busqueda = normalizeSearch(names.filter((part) => part !== null && part !== '').join(' '))
  await trx.updateTable('afiliados').set({ busqueda }).where('id', '=', id).where('busqueda', '<>', busqueda).execute()
}
