/** The list of chats of a person. Chats of two are read in the order of their index; those of referrals, by membership. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ReferralReader } from '@cauce/domain/referral/reach'
import { holdsEvery, wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import { isReachableReferral } from '../referencias/access.ts'
import { unreadOf } from './channel-queries.ts'

export interface ChatPage {
  readonly texto: string
  readonly limit: number
  readonly offset: number
}

type Sql = RawBuilder<unknown>

/** Chats of referrals that the person takes part in and still reaches, whose affiliate every word names. */
const ofReferrals = (reader: ReferralReader, patterns: readonly string[]): Sql => sql`
  select c.id, coalesce(c.ultimo_at, c.created_at) as at, ${unreadOf(reader.id)} as sin_leer,
    a.busqueda like all(${[...patterns]}::text[]) as nombrado
  from referencias f
  join canales c on c.referencia_id = f.id
  join canal_miembros m on m.canal_id = c.id and m.user_id = ${reader.id}::int
  join afiliados a on a.id = f.afiliado_id
  where ${isReachableReferral(reader)}`

/** Chats of two on one side of the channel, the last word first: as many as the page may need. */
const side = (column: 'user_crea_id' | 'user_recibe_id', me: number, enough: number): Sql => sql`
  (select id, ultimo_at as at from canales where ${sql.ref(column)} = ${me}::int and tipo = 0
    order by ultimo_at desc limit ${enough}::int)`

/** Chats of two with the people whom every word names. */
const withNamed = (me: number, patterns: readonly string[]): Sql => sql`
  select c.id, c.ultimo_at as at from users u
  join canales c on c.tipo = 0 and least(c.user_crea_id, c.user_recibe_id) = least(${me}::int, u.id)
    and greatest(c.user_crea_id, c.user_recibe_id) = greatest(${me}::int, u.id)
  where ${holdsEvery('u.busqueda', patterns)} and u.id <> ${me}::int`

interface Found {
  readonly ids: readonly number[]
  /** How many the text names. */
  readonly total: number
  /** What is not read, in all chats. */
  readonly sin_leer: number
}

/** Ids of a page, the chat of the last word first. */
export const pageOfChats = async (db: Kysely<DB>, reader: ReferralReader, page: ChatPage): Promise<Found> => {
  const me = reader.id
  const patterns = wordPatterns(page.texto)
  const isAll = patterns.length === 0
  const enough = page.offset + page.limit
  const ofTwo = isAll
    ? sql`${side('user_crea_id', me, enough)} union all ${side('user_recibe_id', me, enough)}`
    : withNamed(me, patterns)
  const totalOfTwo = isAll
    ? sql`(select count(*) from canales where user_crea_id = ${me}::int and tipo = 0)
        + (select count(*) from canales where user_recibe_id = ${me}::int and tipo = 0)`
    : sql`(select count(*) from de_dos)`
  const { rows } = await sql<Found>`
    with de_remisiones as materialized (${ofReferrals(reader, patterns)}),
    de_dos as materialized (${ofTwo}),
    pagina as (
      select id, at from (select id, at from de_dos union all select id, at from de_remisiones where nombrado) todos
      order by at desc, id desc limit ${page.limit}::int offset ${page.offset}::int
    )
    select (select coalesce(array_agg(id order by at desc, id desc), '{}') from pagina) as ids,
      (${totalOfTwo} + (select count(*) from de_remisiones where nombrado))::int as total,
      ((select coalesce(sum(${unreadOf(me)}), 0) from canal_miembros m join canales c on c.id = m.canal_id
          where m.user_id = ${me}::int and c.tipo = 0 and c.ultimo_mensaje_id > m.leido_mensaje_id)
        + (select coalesce(sum(sin_leer), 0) from de_remisiones))::int as sin_leer
  `.execute(db)
  return rows[0] ?? { ids: [], total: 0, sin_leer: 0 }
}
