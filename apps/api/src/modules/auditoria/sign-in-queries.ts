/** SQL of the sign-ins: how many of each result, and the failures gathered by account or by address. */
import { sql, type Kysely } from 'kysely'
import { FAILED_SIGN_INS, SIGN_IN_RESULTS } from '@cauce/domain/audit/sign-in'
import type { DB } from '../../db/tables.ts'
import { matches, type AuditFilter } from './filter.ts'

/** Entries of each action. */
export const countByAction = (db: Kysely<DB>, filter: AuditFilter, corte: number) =>
  db
    .selectFrom('auditoria as a')
    .select(['a.accion', sql<number>`count(*)`.as('total')])
    .where(matches(filter))
    .where('a.id', '<=', corte)
    .groupBy('a.accion')
    .execute()

const OK = SIGN_IN_RESULTS.correcto.acciones
const BLOCKED = SIGN_IN_RESULTS.bloqueado.acciones

const failures = (db: Kysely<DB>, filter: AuditFilter, por: 'cuenta' | 'direccion') =>
  db
    .selectFrom('auditoria as a')
    .where(matches({ ...filter, acciones: [...FAILED_SIGN_INS, ...OK] }))
    .select((eb) => [
      por === 'cuenta' ? 'a.user_id' : sql<number | null>`null::int`.as('user_id'),
      por === 'cuenta' ? sql<string | null>`null::text`.as('ip') : 'a.ip',
      eb.fn.countAll<number>().filterWhere('a.accion', 'in', FAILED_SIGN_INS).as('fallos'),
      eb.fn.countAll<number>().filterWhere('a.accion', 'in', BLOCKED).as('bloqueos'),
      eb.fn.countAll<number>().filterWhere('a.accion', 'in', OK).as('correctos'),
      sql<number>`count(distinct coalesce(a.user_id, 0)) filter (where ${eb('a.accion', 'in', FAILED_SIGN_INS)})`.as(
        'cuentas',
      ),
      sql<number>`count(distinct a.ip) filter (where ${eb('a.accion', 'in', FAILED_SIGN_INS)})`.as('direcciones'),
      sql<Date>`min(a.created_at) filter (where ${eb('a.accion', 'in', FAILED_SIGN_INS)})`.as('primero_at'),
      sql<Date>`max(a.created_at) filter (where ${eb('a.accion', 'in', FAILED_SIGN_INS)})`.as('ultimo_at'),
    ])
    .groupBy(por === 'cuenta' ? 'a.user_id' : 'a.ip')
    .having((eb) => eb.fn.countAll<number>().filterWhere('a.accion', 'in', FAILED_SIGN_INS), '>', 0)

/** A page of the groups, those that fail most first. */
export const failureGroups = (
  db: Kysely<DB>,
  filter: AuditFilter,
  por: 'cuenta' | 'direccion',
  page: { readonly limit: number; readonly offset: number },
) =>
  failures(db, filter, por)
    .orderBy('fallos', 'desc')
    .orderBy('ultimo_at', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const countFailureGroups = async (
  db: Kysely<DB>,
  filter: AuditFilter,
  por: 'cuenta' | 'direccion',
): Promise<number> => {
  const row = await db
    .selectFrom(failures(db, filter, por).as('grupos'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}
