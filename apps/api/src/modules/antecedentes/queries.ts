/** SQL of what is recorded of a patient. */
import { sql, type Kysely } from 'kysely'
import { wereAsked, type AllergyLife } from '@cauce/domain/antecedents/antecedent-life'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'

export const ANSWERED_LATER = 'Reemplazada por lo que se anotó después'

export const nameOf = (column: string) =>
  sql<string | null>`(select coalesce(nullif(trim(concat(o.nombre, ' ', o.apellido)), ''), u.email) from users u
    left join operadores o on o.id = u.operador_id where u.id = ${sql.ref(column)})`

/** The allergies of the affiliate, closed ones included, the newest first. */
export const allergiesOf = (db: Kysely<DB>, afiliado_id: number) =>
  db
    .selectFrom('alergias_afiliado as t')
    .selectAll('t')
    .select([nameOf('t.registrada_por').as('por'), nameOf('t.cerrada_por').as('cerrada_por_nombre')])
    .where('t.afiliado_id', '=', afiliado_id)
    .orderBy('t.id', 'desc')
    .execute()

export const answersOf = (db: Kysely<DB>, afiliado_id: number) =>
  db
    .selectFrom('respuestas_alergias as t')
    .selectAll('t')
    .select([nameOf('t.user_id').as('por'), nameOf('t.cerrada_por').as('cerrada_por_nombre')])
    .where('t.afiliado_id', '=', afiliado_id)
    .orderBy('t.id', 'desc')
    .execute()

export const statesOf = (db: Kysely<DB>, afiliado_id: number) =>
  db
    .selectFrom('estados_paciente as t')
    .selectAll('t')
    .select([nameOf('t.user_id').as('por'), nameOf('t.cerrada_por').as('cerrada_por_nombre')])
    .where('t.afiliado_id', '=', afiliado_id)
    .orderBy('t.id', 'desc')
    .execute()

/** What decides whether the affiliate was asked. */
export const allergyLife = async (db: Kysely<DB>, afiliado_id: number): Promise<AllergyLife> => {
  const alergias = await db
    .selectFrom('alergias_afiliado')
    .select(sql<AllergyLife['alergias'][number]['estado']>`estado`.as('estado'))
    .where('afiliado_id', '=', afiliado_id)
    .execute()
  const respuestas = await db
    .selectFrom('respuestas_alergias')
    .select([
      sql<AllergyLife['respuestas'][number]['respuesta']>`respuesta`.as('respuesta'),
      sql<AllergyLife['respuestas'][number]['estado']>`estado`.as('estado'),
    ])
    .where('afiliado_id', '=', afiliado_id)
    .execute()
  return { alergias, respuestas }
}

/** Puts on the affiliate, where every check and every band reads it, whether somebody asked. */
export const keepAsked = async (trx: Kysely<DB>, afiliado_id: number, now: Date): Promise<void> => {
  const asked = wereAsked(await allergyLife(trx, afiliado_id))
  const fresh = sql<Date>`coalesce(alergias_preguntadas_at, ${now})`
  await trx
    .updateTable('afiliados')
    .set({ alergias_preguntadas_at: asked ? fresh : null })
    .where('id', '=', afiliado_id)
    .execute()
}

/** An answer that something newer contradicts is over; it stays in the history. */
export const endAnswers = async (trx: Kysely<DB>, afiliado_id: number, user_id: number, now: Date): Promise<void> => {
  await trx
    .updateTable('respuestas_alergias')
    .set({ estado: 'terminada', cerrada_at: now, cerrada_por: user_id, motivo_cierre: ANSWERED_LATER })
    .where('afiliado_id', '=', afiliado_id)
    .where('estado', '=', 'vigente')
    .execute()
}

/** Ingredients of the catalogue whose name has every word. */
export const ingredientsLike = async (db: Kysely<DB>, texto: string, limit: number): Promise<readonly string[]> => {
  let query = db.selectFrom('medicamentos').select('componentes').where('activo', '=', true)
  for (const pattern of wordPatterns(texto)) query = query.where('busqueda', 'like', pattern)
  const rows = await query.orderBy('nombre').limit(limit).execute()
  return rows.map(({ componentes }) => componentes)
}
