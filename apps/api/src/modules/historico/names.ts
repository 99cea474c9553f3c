/** Names that the queries of the histories read. */
import { sql } from 'kysely'

/** The professional behind `users as u` and `operadores as o`; the e-mail of one whose name nobody wrote. */
export const doctorName = sql<string>`coalesce(nullif(trim(concat(o.nombre, ' ', o.apellido)), ''), u.email)`
