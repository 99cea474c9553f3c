/** What a container of a presentation holds, as it is read beside its row. */
import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import { Contents } from '@cauce/domain/medication/contents'

const isContents = Schema.is(Contents)

/** Reads `contenido` beside a presentation; `name` is the column with its name. */
export const contentsColumn = (name: string) =>
  sql`(select c.contenido from envases c where c.nombre = ${sql.ref(name)})`.as('contenido')

/** What was read; null: nobody knows what it holds. */
export const contentsOf = (contenido: unknown): Contents | null => (isContents(contenido) ? contenido : null)
