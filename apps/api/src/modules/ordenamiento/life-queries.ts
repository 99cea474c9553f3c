/** The life of a line: where it is, how it came there, who can move it on. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { PassedAct } from '../alertas/gate.ts'
import { OPEN_STATUSES } from '../consultas/queries.ts'
import { LIVING_KINDS, type LineKind, type LivingKey, type LivingType } from './line-kinds.ts'
import { personName } from '../../db/person-name.ts'

/** Steps of the line, oldest first. */
export const lineMoves = (db: Kysely<DB>, kind: LineKind<LivingKey>, id: number) =>
  db
    .selectFrom('orden_movimientos as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['m.evento', 'm.de_estado_id', 'm.a_estado_id', personName.as('operador'), 'm.motivo', 'm.created_at'])
    .where(`m.${kind.clave}`, '=', id)
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

export interface LineStep {
  readonly linea_id: number
  readonly evento: string
  readonly de_estado_id: number
  readonly a_estado_id: number
  readonly user_id: number
  readonly motivo: string
  readonly created_at: Date
}

const OPEN = sql.raw(OPEN_STATUSES.join(', '))

/** Moves the line and keeps the step, as the gate let it through; one that is closed can be ordered again. Answers the name of the new state. */
export const recordStep = async (trx: Transaction<DB>, passed: PassedAct<LivingType, LineStep>): Promise<string> => {
  const { tipo, act } = passed.what
  const { linea_id, ...step } = act
  const kind = LIVING_KINDS[tipo]
  await sql`
    update ${sql.table(kind.tabla)} set estado_id = ${step.a_estado_id}::int, estado_desde = ${step.created_at.toISOString()}::timestamptz,
      estado_motivo = ${step.motivo}::text
      ${kind.enCurso ? sql`, en_curso = en_curso and ${step.a_estado_id}::int in (${OPEN})` : sql``}
    where id = ${linea_id}::int`.execute(trx)
  await trx
    .insertInto('orden_movimientos')
    .values({ ...step, [kind.clave]: linea_id })
    .execute()
  const { nombre } = await trx
    .selectFrom('estados')
    .select('nombre')
    .where('id', '=', step.a_estado_id)
    .executeTakeFirstOrThrow()
  return nombre
}
