/** SQL of the loads and of their lines. */
import { createHash } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { LineAct, LoadMode, LoadState } from '@cauce/domain/kit/load/load'
import { jsonText } from '../../db/json-text.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import type { CellChange, CellProblem } from './loader.ts'

type Db = Kysely<DB>
type Trx = Transaction<DB>

const COLUMNS = [
  'id',
  'carga',
  'nombre',
  'tamano',
  'llegada',
  'archivo',
  'huella',
  'estado',
  'modo',
  'titulos',
] as const
const MOVED = ['ignoradas', 'hasta_linea', 'motivo', 'user_id', 'ip', 'agente', 'created_at', 'updated_at'] as const
const COUNTS = ['total', 'por_crear', 'por_editar', 'iguales', 'rechazadas', 'creadas', 'editadas'] as const

export type Counts = Record<(typeof COUNTS)[number], number>
export const NO_COUNTS: Counts = {
  total: 0,
  por_crear: 0,
  por_editar: 0,
  iguales: 0,
  rechazadas: 0,
  creadas: 0,
  editadas: 0,
}

const loads = (db: Db) => db.selectFrom('cargas').select([...COLUMNS, ...MOVED, ...COUNTS, 'leidos'])

export const findLoad = (db: Db, id: number) => loads(db).where('id', '=', id).executeTakeFirst()
export type LoadRow = NonNullable<Awaited<ReturnType<typeof findLoad>>>

/** Held until the transaction ends. */
export const holdLoad = (trx: Trx, id: number) => loads(trx).where('id', '=', id).forUpdate().executeTakeFirst()

export const recentLoads = (db: Db, carga: string, limit: number) =>
  loads(db)
    .where('carga', '=', carga)
    .where('estado', '<>', 'esperando')
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()

export const addLoad = async (
  trx: Db,
  load: Pick<LoadRow, 'carga' | 'nombre' | 'tamano' | 'llegada' | 'user_id' | 'ip' | 'agente'>,
  now: Date,
): Promise<number> => {
  const values = { ...load, created_at: now, updated_at: now }
  return (await trx.insertInto('cargas').values(values).returning('id').executeTakeFirstOrThrow()).id
}

interface Moved extends Partial<Counts> {
  readonly estado?: LoadState
  readonly modo?: LoadMode | null
  readonly archivo?: string | null
  readonly huella?: string | null
  readonly titulos?: string
  readonly ignoradas?: string
  readonly hasta_linea?: number
  readonly leidos?: number
  readonly motivo?: string | null
  readonly user_id?: number
  readonly ip?: string
  readonly agente?: string | null
}

export const moveLoad = async (trx: Db, id: number, moved: Moved, now: Date): Promise<void> => {
  await trx
    .updateTable('cargas')
    .set({ ...moved, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** How far it is, with what a part adds to each count. */
export const advance = async (
  trx: Db,
  id: number,
  { hasta_linea, leidos, counts, now }: { hasta_linea: number; leidos: number; counts: Counts; now: Date },
): Promise<void> => {
  const { total, por_crear, por_editar, iguales, rechazadas, creadas, editadas } = counts
  await sql`update cargas set hasta_linea = ${hasta_linea}::int, leidos = ${leidos}::int, updated_at = ${now}::timestamptz,
    total = total + ${total}::int, por_crear = por_crear + ${por_crear}::int, por_editar = por_editar + ${por_editar}::int,
    iguales = iguales + ${iguales}::int, rechazadas = rechazadas + ${rechazadas}::int,
    creadas = creadas + ${creadas}::int, editadas = editadas + ${editadas}::int where id = ${id}::int`.execute(trx)
}

/** Files that this person asked to send and did not, since then. */
export const countWaiting = async (db: Db, userId: number, since: Date): Promise<number> => {
  const { total } = await db
    .selectFrom('cargas')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId)
    .where('estado', '=', 'esperando')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return total
}

/** Who sent it. */
export const whose = async (db: Db, userId: number): Promise<string> => {
  const { rows } = await sql<{ quien: string }>`select ${personName} as quien from users u
    left join operadores o on o.id = u.operador_id where u.id = ${userId}::int`.execute(db)
  return rows[0]?.quien ?? ''
}

/** The last other load of which something was done and that says the same. */
export const loadedBefore = async (db: Db, { id, carga, huella }: Pick<LoadRow, 'id' | 'carga' | 'huella'>) => {
  if (huella === null) return null
  const { rows } = await sql<{ quien: string; updated_at: Date }>`
    select ${personName} as quien, c.updated_at from cargas c
      join users u on u.id = c.user_id left join operadores o on o.id = u.operador_id
    where c.carga = ${carga} and c.huella = ${huella} and c.id <> ${id}::int
      and (c.estado in ('en_carga', 'terminada') or c.creadas + c.editadas > 0)
    order by c.updated_at desc limit 1`.execute(db)
  const [row] = rows
  return row === undefined ? null : { quien: row.quien, cuando: row.updated_at.toISOString() }
}

export interface KeptLine {
  readonly linea: number
  readonly accion: LineAct
  readonly hecha: boolean
  readonly titulo: string
  readonly detalle: string
  readonly celdas: readonly string[]
  readonly errores: readonly CellProblem[]
  readonly cambios: readonly CellChange[]
}

/** What was said before of these lines, by what they do. */
export const countsBetween = async (trx: Trx, id: number, first: number, last: number) => {
  const { rows } = await sql<{ accion: LineAct; hecha: boolean; lineas: number }>`
    select accion, hecha, count(*)::int as lineas from carga_lineas
    where carga_id = ${id}::int and linea between ${first}::int and ${last}::int group by accion, hecha`.execute(trx)
  return rows
}

/** What is said of these lines from now on. */
export const keepLines = async (trx: Trx, id: number, lines: readonly KeptLine[]): Promise<void> => {
  if (lines.length === 0) return
  await sql`insert into carga_lineas (carga_id, linea, accion, hecha, titulo, detalle, celdas, errores, cambios)
    select ${id}::int, linea, accion, hecha, titulo, detalle, celdas, errores, cambios
    from jsonb_to_recordset(${jsonText(lines)}::text::jsonb) as t (
      linea int, accion text, hecha boolean, titulo text, detalle text, celdas jsonb, errores jsonb, cambios jsonb)
    on conflict (carga_id, linea) do update set accion = excluded.accion, hecha = excluded.hecha, titulo = excluded.titulo,
      detalle = excluded.detalle, celdas = excluded.celdas, errores = excluded.errores, cambios = excluded.cambios`.execute(
    trx,
  )
}

export interface Claim {
  readonly campo: string
  readonly valor: string
  readonly linea: number
}

const printOf = ({ campo, valor }: Claim): string => createHash('sha256').update(`${campo}\n${valor}`).digest('hex')

/** The first line that says each of these values, those of before and these. */
export const firstLines = async (trx: Trx, id: number, claims: readonly Claim[]): Promise<(claim: Claim) => number> => {
  if (claims.length === 0) return ({ linea }) => linea
  const rows = claims.map((claim) => ({ campo: claim.campo, huella: printOf(claim), linea: claim.linea }))
  const said = sql`(select campo, decode(huella, 'hex') as huella, min(linea) as linea
    from jsonb_to_recordset(${jsonText(rows)}::text::jsonb) as t (campo text, huella text, linea int) group by 1, 2)`
  await sql`insert into carga_claves (carga_id, campo, huella, linea)
    select ${id}::int, campo, huella, linea from ${said} as nuevas on conflict do nothing`.execute(trx)
  const { rows: found } = await sql<{ huella: string; linea: number }>`
    select encode(k.huella, 'hex') as huella, k.linea from carga_claves k
    join ${said} as s on s.campo = k.campo and s.huella = k.huella where k.carga_id = ${id}::int`.execute(trx)
  const first = new Map(found.map(({ huella, linea }) => [huella, linea]))
  return (claim) => first.get(printOf(claim)) ?? claim.linea
}

export const dropLines = async (trx: Trx, id: number): Promise<void> => {
  await trx.deleteFrom('carga_lineas').where('carga_id', '=', id).execute()
  await dropKeys(trx, id)
}

export const dropKeys = async (trx: Trx, id: number): Promise<void> => {
  await trx.deleteFrom('carga_claves').where('carga_id', '=', id).execute()
}

/** Lines of a load, all or those of an act, in the order of the file. */
export const linesOf = (db: Db, id: number, accion?: LineAct) => {
  const lines = db.selectFrom('carga_lineas').where('carga_id', '=', id)
  return accion === undefined ? lines : lines.where('accion', '=', accion)
}

/** One at a time decides what becomes of a load of this kind: the same file twice at the same instant is one. */
export const holdKind = async (trx: Trx, carga: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`carga:${carga}`}))`.execute(trx)
}
