/** Channels as they are stored. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../db/tables.ts'

/** Whose a channel is; undefined where there is none. */
export const channelById = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('canales')
    .select(['id', 'tipo', 'user_crea_id', 'user_recibe_id', 'referencia_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The channel of two people; undefined while they have none. */
export const channelBetween = (db: Kysely<DB>, one: number, other: number) =>
  db
    .selectFrom('canales')
    .select('id')
    .where('tipo', '=', 0)
    .where(sql`least(user_crea_id, user_recibe_id)`, '=', Math.min(one, other))
    .where(sql`greatest(user_crea_id, user_recibe_id)`, '=', Math.max(one, other))
    .executeTakeFirst()

/** A channel of two with its members, which stands in their lists as if its last word were now; null when the other person makes it at the same time. */
export const insertChannel = async (
  trx: Kysely<DB>,
  { crea, recibe, now }: { readonly crea: number; readonly recibe: number; readonly now: Date },
): Promise<number | null> => {
  const row = await trx
    .insertInto('canales')
    .values({ tipo: 0, user_crea_id: crea, user_recibe_id: recibe, ultimo_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return null
  const members = [crea, recibe].map((user_id) => ({ canal_id: row.id, user_id, created_at: now }))
  await trx.insertInto('canal_miembros').values(members).execute()
  return row.id
}

/** Messages of others after the last one that the member `m` of the channel `c` read (`unread`). */
export const unreadOf = (
  me: number,
): RawBuilder<number> => sql<number>`case when c.ultimo_mensaje_id > m.leido_mensaje_id then
  (select count(*)::int from mensajes x where x.canal_id = c.id and x.id > m.leido_mensaje_id and x.user_id <> ${me}::int) else 0 end`

/** All that a channel shows to the person, of these; in no order. */
export const channelRows = (db: Kysely<DB>, me: number, ids: readonly number[]) =>
  db
    .selectFrom('canales as c')
    .leftJoin('canal_miembros as m', (join) => join.onRef('m.canal_id', '=', 'c.id').on('m.user_id', '=', me))
    .leftJoin('users as ue', 'ue.id', 'c.user_crea_id')
    .leftJoin('operadores as e', 'e.id', 'ue.operador_id')
    .leftJoin('users as ur', 'ur.id', 'c.user_recibe_id')
    .leftJoin('operadores as r', 'r.id', 'ur.operador_id')
    .leftJoin('referencias as f', 'f.id', 'c.referencia_id')
    .leftJoin('afiliados as a', 'a.id', 'f.afiliado_id')
    .leftJoin('mensajes as l', 'l.id', 'c.ultimo_mensaje_id')
    .select((eb) => [
      'c.id',
      'c.tipo',
      'c.user_crea_id',
      'c.user_recibe_id',
      'c.referencia_id',
      'ue.email as envia_correo',
      'e.nombre as envia_nombre',
      'e.apellido as envia_apellido',
      'ur.email as recibe_correo',
      'r.nombre as recibe_nombre',
      'r.apellido as recibe_apellido',
      sql<string>`concat_ws(' ', a.primer_nombre, a.segundo_nombre, a.primer_apellido, a.segundo_apellido)`.as(
        'afiliado',
      ),
      'l.id as ultimo_id',
      'l.mensaje as ultimo_mensaje',
      'l.user_id as ultimo_user_id',
      'l.created_at as ultimo_at',
      eb
        .selectFrom('mensaje_adjuntos as j')
        .whereRef('j.mensaje_id', '=', 'l.id')
        .select(sql<number>`count(*)::int`.as('total'))
        .as('ultimo_adjuntos'),
      sql<number>`coalesce(${unreadOf(me)}, 0)`.as('sin_leer'),
      eb
        .selectFrom('canal_miembros as p')
        .whereRef('p.canal_id', '=', 'c.id')
        .select(
          sql<
            readonly { readonly user_id: number; readonly mensaje_id: number }[]
          >`coalesce(jsonb_agg(jsonb_build_object('user_id', p.user_id, 'mensaje_id', p.leido_mensaje_id) order by p.user_id), '[]')`.as(
            'lista',
          ),
        )
        .as('leidos'),
    ])
    .where(sql<boolean>`c.id = any(${[...ids]}::int[])`)
    .execute()
export type ChannelRow = Awaited<ReturnType<typeof channelRows>>[number]

/** The person read up to the last message that is not after `mensajeId`. Answers its id, or null where nothing changed. */
export const moveReadMark = async (
  db: Kysely<DB>,
  mark: { readonly canal_id: number; readonly user_id: number; readonly mensaje_id: number; readonly now: Date },
): Promise<number | null> => {
  const { rows } = await sql<{ leido_mensaje_id: number }>`
    update canal_miembros m set leido_mensaje_id = u.id, leido_at = ${mark.now.toISOString()}::timestamptz
    from (select max(id) as id from mensajes where canal_id = ${mark.canal_id}::int and id <= ${mark.mensaje_id}::int) u
    where m.canal_id = ${mark.canal_id}::int and m.user_id = ${mark.user_id}::int and u.id > m.leido_mensaje_id
    returning m.leido_mensaje_id
  `.execute(db)
  return rows[0]?.leido_mensaje_id ?? null
}
