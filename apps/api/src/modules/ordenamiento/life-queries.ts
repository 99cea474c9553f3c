/** The life of a line: where it is, how it came there, who can move it on. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable } from '../consultas/access.ts'

export const lineById = (db: Kysely<DB>, ctx: UserCtx, id: number) =>
  db
    .selectFrom('orden_procedimientos as l')
    .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
    .innerJoin('consultas as c', 'c.id', 'o.consulta_id')
    .innerJoin('estados as s', 's.id', 'l.estado_id')
    .select([
      'l.id',
      'l.orden_id',
      'l.afiliado_id',
      'l.rep_id',
      'l.estado_id',
      's.nombre as estado',
      'l.direccionamieno_automatico',
      'o.user_id as autor_id',
      isReachable(ctx).as('accesible'),
    ])
    .where('l.id', '=', id)
    .executeTakeFirst()

/** Steps of the line, oldest first. */
export const lineMoves = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('orden_movimientos as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select([
      'm.evento',
      'm.de_estado_id',
      'm.a_estado_id',
      sql<string>`coalesce(nullif(trim(concat(o.nombre, ' ', o.apellido)), ''), u.email)`.as('operador'),
      'm.motivo',
      'm.created_at',
    ])
    .where('m.orden_procedimientos_id', '=', id)
    .orderBy('m.id')
    .execute()

/** How many active people hold each of the permissions. */
export const holdersOf = async (
  db: Kysely<DB>,
  permissions: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (permissions.length === 0) return new Map()
  const rows = await db
    .selectFrom('permisos as p')
    .innerJoin('role_permiso as rp', 'rp.permiso_id', 'p.id')
    .innerJoin('user_role as ur', 'ur.role_id', 'rp.role_id')
    .innerJoin('users as u', 'u.id', 'ur.user_id')
    .select(['p.nombre', sql<number>`count(distinct u.id)`.as('personas')])
    .where('p.nombre', 'in', permissions)
    .where('u.activo', '=', true)
    .groupBy('p.nombre')
    .execute()
  return new Map(rows.map(({ nombre, personas }) => [nombre, personas]))
}

/** The line, locked until the transaction ends. */
export const lockLineState = (trx: Transaction<DB>, id: number) =>
  trx
    .selectFrom('orden_procedimientos as l')
    .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
    .select(['l.id', 'l.orden_id', 'l.afiliado_id', 'l.estado_id', 'o.user_id as autor_id'])
    .where('l.id', '=', id)
    .forNoKeyUpdate('l')
    .executeTakeFirst()

export interface LineStep {
  readonly orden_procedimientos_id: number
  readonly evento: string
  readonly de_estado_id: number
  readonly a_estado_id: number
  readonly user_id: number
  readonly motivo: string
  readonly created_at: Date
}

/** Moves the line and keeps the step. Answers the name of the new state. */
export const recordStep = async (trx: Transaction<DB>, step: LineStep): Promise<string> => {
  await trx
    .updateTable('orden_procedimientos')
    .set({ estado_id: step.a_estado_id, estado_desde: step.created_at, estado_motivo: step.motivo })
    .where('id', '=', step.orden_procedimientos_id)
    .execute()
  await trx.insertInto('orden_movimientos').values(step).execute()
  const { nombre } = await trx
    .selectFrom('estados')
    .select('nombre')
    .where('id', '=', step.a_estado_id)
    .executeTakeFirstOrThrow()
  return nombre
}
