/** How a person is called in lists. */
import { sql } from 'kysely'

/** Name of the professional `o` of the user `u`; the mail of who is not one. */
export const personName = sql<string>`coalesce(nullif(trim(concat(o.nombre, ' ', o.apellido)), ''), u.email)`
