/** SQL of the rows of a master. */
import { type Kysely, sql } from 'kysely'
import type { Target } from '@cauce/domain/kit/master/field'
import { MAX_COUNTED } from '@cauce/domain/kit/list/counted'
import { fieldsOf, type Master, type MasterForm } from '@cauce/domain/kit/master/master'
import type { MasterRow, ReferenceOption } from '@cauce/contract/kit/master'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import { counted, foundFirst } from '../list/counted.ts'
import {
  after,
  column,
  found,
  inState,
  type MasterSearch,
  ordered,
  rowColumns,
  same,
  storedColumns,
  targetName,
} from './expressions.ts'

type Db = Kysely<DB>

interface Slice {
  readonly limit: number
  readonly offset?: number
  /** The row that stands before the first of them. */
  readonly antes?: number | undefined
  /** How many are found, where somebody counted. */
  readonly count?: number
}

export const pageOf = async (
  db: Db,
  of: Master,
  search: MasterSearch,
  { limit, offset = 0, antes, count = MAX_COUNTED }: Slice,
): Promise<readonly MasterRow[]> => {
  // Only the numbers are sorted and skipped; the words of the references are read for the rows that are answered.
  const all = sql`select t.* from ${sql.table(of.table)} t where ${found(of, search)} and ${inState(search)}
    and ${antes === undefined ? sql`true` : after(of, search, antes)}`
  const { rows } = await sql<MasterRow>`
    select ${rowColumns(of)} from (
      select t.id from ${foundFirst(all, count)} as t
      order by ${ordered(of, search)} limit ${limit} offset ${offset}
    ) as pagina join ${sql.table(of.table)} t on t.id = pagina.id
    order by ${ordered(of, search)}`.execute(db)
  return rows
}

export interface StateCounts {
  readonly todos: number
  readonly activos: number
  readonly inactivos: number
}

/** Each up to what a list counts. */
export const countStates = async (db: Db, of: Master, search: MasterSearch): Promise<StateCounts> => {
  const inOne = (estado: 'activos' | 'inactivos') =>
    counted(sql`select 1 from ${sql.table(of.table)} t where ${found(of, search)} and ${inState({ estado })}`)
  const { rows } = await sql<{ activos: number; inactivos: number }>`
    select ${inOne('activos')} as activos, ${inOne('inactivos')} as inactivos`.execute(db)
  const { activos, inactivos } = rows[0] ?? { activos: 0, inactivos: 0 }
  return { todos: Math.min(activos + inactivos, MAX_COUNTED + 1), activos, inactivos }
}

export const readRow = async (db: Db, of: Master, id: number): Promise<MasterRow | undefined> =>
  (await sql<MasterRow>`select ${rowColumns(of)} from ${sql.table(of.table)} t where t.id = ${id}`.execute(db)).rows[0]

/** The row, held until the transaction ends. */
export const holdRow = async (trx: Db, of: Master, id: number): Promise<MasterRow | undefined> =>
  (
    await sql<MasterRow>`select ${rowColumns(of)} from ${sql.table(of.table)} t where t.id = ${id} for update of t`.execute(
      trx,
    )
  ).rows[0]

const listed = (values: readonly string[]) =>
  sql`(select sin_acentos(valor) from jsonb_array_elements_text(${JSON.stringify(values)}::text::jsonb) as valor)`

/** Rows by the text of their key, without accents or capitals; held. */
export const rowsByKey = async (
  db: Db,
  of: Master,
  keys: readonly string[],
): Promise<ReadonlyMap<string, MasterRow>> => {
  const { rows } = await sql<MasterRow & { clave: string }>`
    select sin_acentos(${column(of.key)}) as clave, ${rowColumns(of)} from ${sql.table(of.table)} t
    where sin_acentos(${column(of.key)}) in ${listed(keys)} for update of t`.execute(db)
  return new Map(rows.map(({ clave, ...row }) => [clave, row]))
}

/** Names of the unique fields whose value another row has. */
export const takenFields = async (
  db: Db,
  of: Master,
  form: MasterForm,
  except: number | null,
): Promise<readonly string[]> => {
  const asked = fieldsOf(of).filter(([name, { unique }]) => unique && (form[name] ?? '') !== '')
  if (asked.length === 0) return []
  // In one statement: all of them are seen at one instant.
  const { rows } = await sql<{ campo: string }>`${sql.join(
    asked.map(
      ([name]) => sql`(select ${name}::text as campo from ${sql.table(of.table)} t
        where ${same(column(name), form[name] ?? '')} and t.id <> ${except ?? 0} limit 1)`,
    ),
    sql` union all `,
  )}`.execute(db)
  return rows.map(({ campo }) => campo)
}

export const insertRow = async (trx: Db, of: Master, form: MasterForm): Promise<number> => {
  const columns = storedColumns(of, form)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(of.table)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => value))}) returning id`.execute(trx)
  const [made] = rows
  if (made === undefined) throw new TypeError(`${of.table} gave no number to its new row`)
  return made.id
}

export const updateRow = async (trx: Db, of: Master, id: number, form: MasterForm): Promise<void> => {
  const changes = storedColumns(of, form).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(of.table)} set ${sql.join(changes)}, version = version + 1 where id = ${id}`.execute(trx)
}

export const setActive = async (trx: Db, of: Master, id: number, activo: boolean): Promise<void> => {
  await sql`update ${sql.table(of.table)} set activo = ${activo}, version = version + 1 where id = ${id}`.execute(trx)
}

export const deleteRow = async (trx: Db, of: Master, id: number): Promise<void> => {
  await sql`delete from ${sql.table(of.table)} where id = ${id}`.execute(trx)
}

/** Only what can be chosen anew. */
const choosable = ({ activeOnly, top }: Target) =>
  sql`${activeOnly === true ? sql`r.activo` : sql`true`} and ${top === undefined ? sql`true` : sql`${sql.ref(`r.${top}`)} is null`}`

const optionColumns = (to: Target) =>
  sql`r.id, ${sql.ref(`r.${to.code}`)} as codigo, ${targetName(to)} as nombre from ${sql.table(to.table)} r`

export const optionsOf = async (
  db: Db,
  to: Target,
  texto: string,
  limit: number,
): Promise<readonly ReferenceOption[]> => {
  const patterns = wordPatterns(texto)
  const text = sql`sin_acentos(concat_ws(' ', ${sql.ref(`r.${to.code}`)}, ${targetName(to)}))`
  const conditions = [choosable(to), ...patterns.map((pattern) => sql`${text} like ${pattern}`)]
  const { rows } = await sql<ReferenceOption>`select ${optionColumns(to)} where ${sql.join(conditions, sql` and `)}
    order by sin_acentos(${sql.ref(`r.${to.title}`)}), r.id limit ${limit}`.execute(db)
  return rows
}

/** Whether the row `id` can be chosen; held, so that it goes on being there. */
export const isChoosable = async (trx: Db, to: Target, id: number): Promise<boolean> =>
  (
    await sql`select 1 from ${sql.table(to.table)} r where r.id = ${id} and ${choosable(to)} for share of r`.execute(
      trx,
    )
  ).rows.length > 0

/** Whether rows of the same table point to the row: it belongs to the first of two levels. */
export const isPointedTo = async (trx: Db, { table, top }: Target, id: number): Promise<boolean> =>
  top !== undefined &&
  (await sql`select 1 from ${sql.table(table)} r where ${sql.ref(`r.${top}`)} = ${id} limit 1`.execute(trx)).rows
    .length > 0

/** What can be chosen, by its code without accents or capitals. */
export const optionsByCode = async (
  db: Db,
  to: Target,
  codes: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly se_puede: boolean }>> => {
  const code = sql`sin_acentos(${sql.ref(`r.${to.code}`)})`
  const { rows } = await sql<{ clave: string; id: number; se_puede: boolean }>`
    select ${code} as clave, r.id, (${choosable(to)}) as se_puede from ${sql.table(to.table)} r
    where ${code} in ${listed(codes)}`.execute(db)
  return new Map(rows.map(({ clave, ...option }) => [clave, option]))
}

/** The code of each of these rows that are pointed to. */
export const codesOf = async (db: Db, to: Target, ids: readonly number[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; codigo: string }>`
    select r.id, ${sql.ref(`r.${to.code}`)} as codigo from ${sql.table(to.table)} r where r.id in (${sql.join(ids)})`.execute(
    db,
  )
  return new Map(rows.map(({ id, codigo }) => [String(id), codigo]))
}

/** Which row has each value of a unique field, by the value without accents or capitals. */
export const ownersOf = async (
  db: Db,
  of: Master,
  name: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ clave: string; id: number }>`
    select sin_acentos(${column(name)}) as clave, t.id from ${sql.table(of.table)} t
    where sin_acentos(${column(name)}) in ${listed(values)}`.execute(db)
  return new Map(rows.map(({ clave, id }) => [clave, id]))
}
