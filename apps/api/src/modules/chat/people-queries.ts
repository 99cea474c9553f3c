/** The staff with whom one may talk. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { EMPLOYEES_SHOWN } from '@cauce/contract/chat'
import { CHAT_PERMISSION } from '@cauce/domain/chat/may-chat'
import { ACTIVE_MINUTES, BEAT_LIFE_MS } from '@cauce/domain/audit/presence'
import { IDLE_LOGOUT_MS } from '@cauce/domain/session/idle-limits'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import { wordPatterns } from '../../db/like.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()

/** SQL condition over `users as u`: a window open in whichever process, or something done in the last minutes (`presenceState`). */
const isOnLine = (now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from sesiones s where s.user_id = u.id and s.revocada_at is null and not s.provisional
    and s.expira_at > ${now.toISOString()}::timestamptz
    and s.ultima_actividad_at > ${before(now, IDLE_LOGOUT_MS)}::timestamptz
    and (s.ultima_actividad_at > ${before(now, ACTIVE_MINUTES * 60_000)}::timestamptz
      or exists (select from conexiones x where x.sesion_id = s.id and x.latido_at > ${before(now, BEAT_LIFE_MS)}::timestamptz)))`

const people = (db: Kysely<DB>, now: Date) =>
  db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('reps as r', 'r.id', 'o.rep_id')
    .select([
      'u.id as user_id',
      personName.as('nombre_completo'),
      'o.cargo',
      'o.area',
      sql<string | null>`nullif(u.email, '')`.as('correo'),
      'r.nombre as sede',
      isOnLine(now).as('en_linea'),
    ])

/** SQL condition over `users as u`: active staff who hold the chat's permission. */
const mayTalk = sql<boolean>`u.activo and u.tipo_usuario <> ${sql.lit(AFFILIATE_USER_KIND)} and u.id in (
  select ur.user_id from user_role ur where ur.role_id = any(array(
    select rp.role_id from role_permiso rp join permisos p on p.id = rp.permiso_id where p.nombre = ${sql.lit(CHAT_PERMISSION)})))`

/** Staff other than `me` in whose name, e-mail, position or area every word of the text stands, by name. */
export const findEmployees = (
  db: Kysely<DB>,
  now: Date,
  { me, texto }: { readonly me: number; readonly texto: string },
) => {
  let query = people(db, now).where(mayTalk).where('u.id', '<>', me)
  for (const pattern of wordPatterns(texto)) {
    query = query.where(
      sql<boolean>`(u.busqueda like ${pattern} or sin_acentos(concat_ws(' ', o.cargo, o.area)) like ${pattern})`,
    )
  }
  return query.orderBy('u.nombre_orden').orderBy('u.id').limit(EMPLOYEES_SHOWN).execute()
}

/** True for active staff who hold the chat's permission. */
export const isEmployee = async (db: Kysely<DB>, userId: number): Promise<boolean> =>
  (await db.selectFrom('users as u').select('u.id').where('u.id', '=', userId).where(mayTalk).executeTakeFirst()) !==
  undefined

/** These people, whoever they are. */
export const peopleOf = async (db: Kysely<DB>, now: Date, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await people(db, now).where('u.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}
