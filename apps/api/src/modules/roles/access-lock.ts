/**
 * Who may do what is changed by one transaction at a time: of roles, of who has them, of who is active. Two that ran at once could
 * each leave the other as the last administrator, and be both wrong.
 */
import { sql, type Kysely } from 'kysely'
import { ADMINISTRATION } from '@cauce/domain/session/granting'
import type { DB } from '../../db/tables.ts'

/** Takes the turn until the transaction ends. What is read after it is what stands. */
export const holdAccess = async (trx: Kysely<DB>): Promise<void> => {
  // No key update: giving a key to a role only refers to it, and need not wait.
  await trx.selectFrom('permisos').select('id').where('nombre', '=', ADMINISTRATION).forNoKeyUpdate().execute()
}

/**
 * Active users who administer, as the transaction sees it. `without`: as if that role did not give it.
 * Call after {@link holdAccess}.
 */
export const administratorsLeft = async (trx: Kysely<DB>, without: number | null = null): Promise<number> => {
  let holders = trx
    .selectFrom('users as u')
    .innerJoin('user_role as ur', 'ur.user_id', 'u.id')
    .innerJoin('role_permiso as rp', 'rp.role_id', 'ur.role_id')
    .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
    .select(sql<number>`count(distinct ${sql.ref('u.id')})`.as('total'))
    .where('u.activo', '=', true)
    .where('p.nombre', '=', ADMINISTRATION)
  if (without !== null) holders = holders.where('ur.role_id', '!=', without)
  return (await holders.executeTakeFirstOrThrow()).total
}
