/** SQL of the states. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

/** Records are counted up to here; beyond it there are more. */
export const COUNTED = 10_000

const COLUMNS = ['id', 'nombre', 'activo', 'version', sql<string>`coalesce(descripcion, '')`.as('descripcion')] as const

export const allStatuses = (db: Kysely<DB>) => db.selectFrom('estados').select(COLUMNS).orderBy('id').execute()

/** The state, held until the transaction ends: nothing starts to use it meanwhile. */
export const holdStatus = (trx: Kysely<DB>, id: number) =>
  trx.selectFrom('estados').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()

/** Where the lines of every kind of order are kept. */
const LINES = [
  'orden_procedimientos',
  'orden_articulos',
  'orden_codigos_propios',
  'orden_esquema_lineas',
] as const satisfies readonly (keyof DB)[]

/** The lines of every kind that are in the state of `e`, no more of each kind than are counted. */
const linesOfState = sql.join(
  LINES.map(
    (table) => sql`(select 1 from ${sql.table(table)} l where l.estado_id = e.id limit ${sql.lit(COUNTED + 1)})`,
  ),
  sql` union all `,
)

/** Lines that are in each state now: at most {@link COUNTED} and one of each are walked. */
export const linesByStatus = async (db: Kysely<DB>): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('estados as e')
    .select([
      'e.id',
      sql<number>`(select count(*)::int from (select 1 from (${linesOfState}) as de_todas limit ${sql.lit(COUNTED + 1)}) as contadas)`.as(
        'lineas',
      ),
    ])
    .execute()
  return new Map(rows.map(({ id, lineas }) => [id, lineas]))
}

/** States in which some line is or was. */
export const usedStatuses = async (db: Kysely<DB>): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`select e.id from estados e
    where exists (${linesOfState})
      or exists (select 1 from orden_movimientos m where m.a_estado_id = e.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Another state of that name, whatever its capitals. */
export const statusNamed = (db: Kysely<DB>, nombre: string, except: number | null) => {
  let query = db
    .selectFrom('estados')
    .select('id')
    .where(sql`lower(nombre)`, '=', sql`lower(${nombre}::text)`)
  if (except !== null) query = query.where('id', '!=', except)
  return query.executeTakeFirst()
}

interface StatusWords {
  readonly nombre: string
  readonly descripcion: string
}
const words = ({ nombre, descripcion }: StatusWords) => ({
  nombre,
  descripcion: descripcion === '' ? null : descripcion,
})

/** Adds a state with the next own number. Undefined: somebody took the name at this very instant. */
export const insertStatus = (trx: Kysely<DB>, status: StatusWords) =>
  trx
    .insertInto('estados')
    .values({ id: sql<number>`nextval('estados_propios')`, ...words(status) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst()

export const updateStatus = (trx: Kysely<DB>, id: number, status: StatusWords & { readonly activo: boolean }) =>
  trx
    .updateTable('estados')
    .set((eb) => ({ ...words(status), activo: status.activo, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
