/** SQL of the loads and of their lines. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { LoadSummary } from '@cauce/contract/usuarios-cargas'
import type { DB } from '../../../db/tables.ts'
import type { EvaluatedLine } from './evaluate.ts'
import { jsonText } from '../../../db/json-text.ts'

type State = LoadSummary['estado']
const LINES_PER_STATEMENT = 1_000
const RECENT = 8

/** The load of that file, held until the transaction ends; made when it is the first time. */
export const takeLoad = async (
  trx: Kysely<DB>,
  load: { readonly user_id: number; readonly nombre: string; readonly huella: string; readonly now: Date },
): Promise<number> => {
  const { now, ...values } = load
  const { id } = await trx
    .insertInto('cargas_usuarios')
    .values({ ...values, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('huella').doUpdateSet({ user_id: load.user_id, nombre: load.nombre, updated_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const holdLoad = (trx: Transaction<DB>, id: number) =>
  trx.selectFrom('cargas_usuarios').select(['id', 'estado']).where('id', '=', id).forUpdate().executeTakeFirst()

export const setState = async (trx: Kysely<DB>, id: number, estado: State, now: Date): Promise<void> => {
  await trx.updateTable('cargas_usuarios').set({ estado, updated_at: now }).where('id', '=', id).execute()
}

/** What is of no use any more goes away with what it says of people. */
export const dropOldLoads = async (trx: Kysely<DB>, before: Date): Promise<void> => {
  await trx.deleteFrom('cargas_usuarios').where('updated_at', '<', before).execute()
}

export const doneLines = async (trx: Kysely<DB>, id: number): Promise<ReadonlySet<number>> => {
  const rows = await trx
    .selectFrom('cargas_usuarios_lineas')
    .select('linea')
    .where('carga_id', '=', id)
    .where('hecha', '=', true)
    .execute()
  return new Set(rows.map(({ linea }) => linea))
}

/** The lines that have not been done are what the review says now. */
export const replaceLines = async (trx: Kysely<DB>, id: number, lines: readonly EvaluatedLine[]): Promise<void> => {
  await trx.deleteFrom('cargas_usuarios_lineas').where('carga_id', '=', id).where('hecha', '=', false).execute()
  for (let start = 0; start < lines.length; start += LINES_PER_STATEMENT) {
    const rows = lines.slice(start, start + LINES_PER_STATEMENT).map(({ linea, celdas, accion, plan, errores }) => ({
      linea,
      celdas,
      accion,
      cambios: plan.cambios,
      errores,
    }))
    await sql`insert into cargas_usuarios_lineas (carga_id, linea, celdas, accion, cambios, errores)
      select ${id}::int, linea, celdas, accion, cambios, errores
      from jsonb_to_recordset(${jsonText(rows)}::text::jsonb)
        as t (linea int, celdas jsonb, accion text, cambios jsonb, errores jsonb)`.execute(trx)
  }
}

const TO_DO = ['crear', 'actualizar'] as const

/** The next lines that are to be done. */
export const pendingLines = (trx: Kysely<DB>, id: number, limit: number) =>
  trx
    .selectFrom('cargas_usuarios_lineas')
    .select(['linea', 'celdas'])
    .where('carga_id', '=', id)
    .where('hecha', '=', false)
    .where('accion', 'in', TO_DO)
    .orderBy('linea')
    .limit(limit)
    .execute()

export const markLine = async (
  trx: Kysely<DB>,
  id: number,
  linea: number,
  done:
    | { readonly accion: EvaluatedLine['accion']; readonly user_id: number | null }
    | { readonly errores: EvaluatedLine['errores'] },
): Promise<void> => {
  const fields =
    'errores' in done
      ? { accion: 'rechazar' as const, errores: jsonText(done.errores) }
      : { accion: done.accion, hecha: true, user_id: done.user_id }
  await trx
    .updateTable('cargas_usuarios_lineas')
    .set(fields)
    .where('carga_id', '=', id)
    .where('linea', '=', linea)
    .execute()
}

const count = (condition: string) => sql<number>`count(l.linea) filter (where ${sql.raw(condition)})::int`

const summaries = (db: Kysely<DB>) =>
  db
    .selectFrom('cargas_usuarios as c')
    .leftJoin('cargas_usuarios_lineas as l', 'l.carga_id', 'c.id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select([
      'c.id',
      'c.nombre',
      'c.estado',
      'c.updated_at',
      sql<string>`coalesce(nullif(concat_ws(' ', o.nombre, o.apellido), ''), u.email)`.as('quien'),
      sql<number>`count(l.linea)::int`.as('total'),
      count(`l.accion = 'crear' and not l.hecha`).as('por_crear'),
      count(`l.accion = 'actualizar' and not l.hecha`).as('por_actualizar'),
      count(`l.accion = 'sin_cambios'`).as('sin_cambios'),
      count(`l.accion = 'rechazar'`).as('rechazadas'),
      count(`l.accion = 'crear' and l.hecha`).as('creadas'),
      count(`l.accion = 'actualizar' and l.hecha`).as('actualizadas'),
    ])
    .groupBy(['c.id', 'u.id', 'o.id'])

const asSummary = ({
  updated_at,
  ...row
}: Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>) => ({
  ...row,
  updated_at: updated_at.toISOString(),
})

export const summaryOf = async (db: Kysely<DB>, id: number): Promise<LoadSummary | undefined> => {
  const row = await summaries(db).where('c.id', '=', id).executeTakeFirst()
  return row && asSummary(row)
}

export const recentLoads = async (db: Kysely<DB>): Promise<LoadSummary[]> =>
  (await summaries(db).orderBy('c.updated_at', 'desc').limit(RECENT).execute()).map(asSummary)

/** Lines of a load, all or those of an action, in the order of the file. */
export const linesOf = (db: Kysely<DB>, id: number, accion?: EvaluatedLine['accion']) => {
  const lines = db.selectFrom('cargas_usuarios_lineas').where('carga_id', '=', id)
  return accion === undefined ? lines : lines.where('accion', '=', accion)
}
