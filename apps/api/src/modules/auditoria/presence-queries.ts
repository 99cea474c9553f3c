/** SQL of who is on line. */
import { sql, type Kysely } from 'kysely'
import { ACTIVE_MINUTES, BEAT_LIFE_MS } from '@cauce/domain/audit/presence'
import { IDLE_LOGOUT_MS } from '@cauce/domain/session/idle-limits'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'

export interface OnLineRow {
  readonly user_id: number
  readonly nombre: string
  readonly email: string
  readonly roles: readonly string[]
  readonly desde: Date
  readonly ultima_actividad_at: Date
  readonly ventanas: number
  readonly sesiones: number
  readonly agentes: readonly (string | null)[]
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/**
 * People with a live session that has an open window, in whichever process, or that did something in the last minutes; by name, so
 * that nobody's row moves when somebody else does something.
 */
export const onLine = async (db: Kysely<DB>, now: Date): Promise<readonly OnLineRow[]> => {
  const { rows } = await sql<OnLineRow>`
    with abiertas as (
      select sesion_id, sum(ventanas)::int as ventanas from conexiones
      where latido_at > ${before(now, BEAT_LIFE_MS)}::timestamptz group by sesion_id
    ), vivas as (
      select s.user_id, min(s.creada_at) as desde, max(s.ultima_actividad_at) as ultima_actividad_at,
        sum(coalesce(ab.ventanas, 0))::int as ventanas, count(*)::int as sesiones, array_agg(distinct s.agente) as agentes
      from sesiones s left join abiertas ab on ab.sesion_id = s.id
      where s.revocada_at is null and not s.provisional and s.expira_at > ${now}::timestamptz
        and s.ultima_actividad_at > ${before(now, IDLE_LOGOUT_MS)}::timestamptz
        and (ab.ventanas > 0 or s.ultima_actividad_at > ${before(now, ACTIVE_MINUTES * 60_000)}::timestamptz)
      group by s.user_id
    )
    select v.*, u.email,
      coalesce(nullif(trim(concat(o.nombre, ' ', o.apellido)), ''),
        nullif(trim(concat_ws(' ', f.primer_nombre, f.segundo_nombre, f.primer_apellido, f.segundo_apellido)), ''), u.email) as nombre,
      array(select r.nombre from user_role ur join roles r on r.id = ur.role_id where ur.user_id = u.id order by r.nombre) as roles
    from vivas v
    join users u on u.id = v.user_id and u.activo
    left join operadores o on o.id = u.operador_id
    left join afiliados f on f.id = u.afiliado_id
    order by nombre, v.user_id
  `.execute(db)
  return rows
}

/** Which of these people a text names. */
export const namedBy = async (db: Kysely<DB>, ids: readonly number[], texto: string): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set()
  let query = db.selectFrom('users').select('id').where('id', 'in', ids)
  for (const pattern of wordPatterns(texto)) query = query.where('busqueda', 'like', pattern)
  return new Set((await query.execute()).map(({ id }) => id))
}
