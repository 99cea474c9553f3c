/** Sessions that ended by themselves are noted: the sign-in list says so, instead of leaving them open for ever. */
import { sql, type Kysely } from 'kysely'
import { IDLE_LOGOUT_MS } from '@cauce/domain/session/idle-limits'
import type { DB } from '../db/tables.ts'

/**
 * Ends, and notes in the audit, the sessions that an hour without activity or twelve hours of life have ended: no call takes their
 * token any more. Two processes at once note each of them once.
 * @returns how many
 */
export const endQuietSessions = async (db: Kysely<DB>, now: Date): Promise<number> => {
  const idle = new Date(now.getTime() - IDLE_LOGOUT_MS)
  const { rows } = await sql<{ id: number }>`
    with terminadas as (
      update sesiones set revocada_at = ${now}::timestamptz
      where revocada_at is null and not provisional and (expira_at <= ${now}::timestamptz or ultima_actividad_at <= ${idle}::timestamptz)
      returning id, user_id, ip, agente, expira_at <= ${now}::timestamptz as vencida, ultima_actividad_at
    )
    insert into auditoria (user_id, accion, recurso, recurso_id, detalle, ip, agente, created_at)
    select user_id, case when vencida then 'sesion.vencida' else 'sesion.inactividad' end, 'sesion', id::text,
      jsonb_build_object('ultima_actividad_at', ultima_actividad_at), ip, agente, ${now}::timestamptz
    from terminadas
    returning id
  `.execute(db)
  return rows.length
}
