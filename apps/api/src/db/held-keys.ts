/** The keys that a user has by their roles, in a query that calls the user `u`. */
import { sql } from 'kysely'

const OF_THE_USER = sql`user_role ur join role_permiso rp on rp.role_id = ur.role_id join permisos p on p.id = rp.permiso_id
  where ur.user_id = u.id`

/** All of them, each once. */
export const heldKeys = sql<string[]>`(select coalesce(array_agg(distinct p.nombre), '{}') from ${OF_THE_USER})`

/** Whether they have this one. */
export const holdsKey = (key: string) => sql<boolean>`exists (select from ${OF_THE_USER} and p.nombre = ${key})`
