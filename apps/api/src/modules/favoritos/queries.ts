/** The favourite lines of a clinician, and what the catalogues say of what they order. */
import { sql, type Insertable, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { FavouriteType } from '@cauce/domain/ordering/check-favourite'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import { anyOf } from '../medicamentos/any-of.ts'
import { LINE_KINDS } from '../ordenamiento/line-kinds.ts'

/** Lines of the person, by name. */
export const favouritesOf = (db: Kysely<DB>, userId: number, tipo: FavouriteType) =>
  db
    .selectFrom('lineas_favoritas')
    .select(['id', 'nombre', 'linea'])
    .where('user_id', '=', userId)
    .where('tipo_orden_id', '=', tipo)
    .orderBy(sql`lower(nombre)`)
    .orderBy('id')
    .execute()

/** Whether a row of the catalogue `x` can still be ordered: own codes are not withdrawn. */
const current = (tipo: FavouriteType): RawBuilder<boolean> =>
  tipo === OrderType.ownCodes ? sql<boolean>`true` : sql<boolean>`x.activo`

export interface CatalogueItem {
  readonly id: number
  readonly codigo: string
  readonly nombre: string
  readonly vigente: boolean
}

/** Rows of the catalogue of that kind, withdrawn ones included. */
export const catalogueItems = async (
  db: Kysely<DB>,
  tipo: FavouriteType,
  ids: readonly number[],
): Promise<readonly CatalogueItem[]> => {
  const { rows } = await sql<CatalogueItem>`
    select x.id, x.codigo, x.nombre, ${current(tipo)} as vigente from ${sql.table(LINE_KINDS[tipo].catalogo)} x
    where x.id = ${anyOf(ids)}`.execute(db)
  return rows
}

/** Adds it. @returns its id */
export const insertFavourite = async (
  trx: Transaction<DB>,
  favourite: Insertable<DB['lineas_favoritas']>,
): Promise<number> => {
  const { id } = await trx.insertInto('lineas_favoritas').values(favourite).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateFavourite = (
  trx: Transaction<DB>,
  id: number,
  change: { readonly nombre: string; readonly linea: string },
) => trx.updateTable('lineas_favoritas').set(change).where('id', '=', id).execute()

/** Deletes one of the person. @returns its kind, or undefined when the person has none with that id */
export const removeFavourite = (trx: Transaction<DB>, userId: number, id: number) =>
  trx
    .deleteFrom('lineas_favoritas')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('tipo_orden_id')
    .executeTakeFirst()
