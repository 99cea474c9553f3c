/** Messages as they are stored. */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { ChatAttachment, ChatMessage } from '@cauce/domain/chat/channel'
import type { DB } from '../../db/tables.ts'
import { personName } from '../../db/person-name.ts'

/** A file that is in the store already. */
export interface NewAttachment {
  readonly nombre: string
  readonly ruta: string
  /** Media type. */
  readonly tipo: string
  /** Bytes. */
  readonly tamano: number
  readonly sha256: string
}

/** The channel, which nobody else writes in until `trx` ends, and the name of who writes. */
export const lockChannel = (trx: Transaction<DB>, id: number, userId: number) =>
  trx
    .selectFrom('canales as c')
    .select((eb) => [
      'c.ultimo_at',
      eb
        .selectFrom('referencias as f')
        .select('f.afiliado_id')
        .whereRef('f.id', '=', 'c.referencia_id')
        .as('afiliado_id'),
      eb
        .selectFrom('users as u')
        .leftJoin('operadores as o', 'o.id', 'u.operador_id')
        .select(personName.as('nombre'))
        .where('u.id', '=', userId)
        .as('nombre'),
    ])
    .where('c.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
/** The message that the person calls so; undefined while there is none. */
export const messageByKey = (db: Kysely<DB>, userId: number, clave: string) =>
  db
    .selectFrom('mensajes')
    .select(['id', 'canal_id', 'mensaje'])
    .where('user_id', '=', userId)
    .where('clave', '=', clave)
    .executeTakeFirst()

interface Insertion {
  readonly canal_id: number
  readonly user_id: number
  readonly mensaje: string
  readonly clave: string | null
  readonly at: Date
}
/** The entry of the audit for each row of the source. */
type AuditStatement = (source: RawBuilder<unknown>) => RawBuilder<unknown>

/**
 * The message, the last of its channel from now on, with its entry in the audit: one statement, while the channel is locked.
 * Who writes takes part; and who had read everything before has read everything still. Answers its id.
 */
export const insertMessage = async (
  trx: Transaction<DB>,
  message: Insertion,
  audit: AuditStatement,
): Promise<number> => {
  const { canal_id, user_id, mensaje, clave } = message
  const at = sql`${message.at.toISOString()}::timestamptz`
  const { rows } = await sql<{ id: number }>`
    with antes as (select coalesce(ultimo_mensaje_id, 0) as id from canales where id = ${canal_id}::int),
    hecho as (
      insert into mensajes (canal_id, user_id, mensaje, clave, created_at)
      values (${canal_id}::int, ${user_id}::int, ${mensaje}::text, ${clave}::text, ${at}) returning id
    ), canal as (
      update canales set ultimo_mensaje_id = (select id from hecho), ultimo_at = ${at} where id = ${canal_id}::int
    ), leido as (
      insert into canal_miembros (canal_id, user_id, leido_mensaje_id, leido_at)
      select ${canal_id}::int, ${user_id}::int, case when antes.id = 0 then hecho.id else 0 end, ${at} from hecho, antes
      on conflict (canal_id, user_id) do update set leido_mensaje_id = (select id from hecho), leido_at = ${at}
        where canal_miembros.leido_mensaje_id >= (select id from antes)
    ), anotado as (${audit(sql`hecho`)})
    select id from hecho
  `.execute(trx)
  return rows[0]?.id ?? 0
}

/** The files of a message. */
export const insertFiles = async (
  trx: Transaction<DB>,
  mensaje_id: number,
  adjuntos: readonly NewAttachment[],
  created_at: Date,
): Promise<void> => {
  if (adjuntos.length === 0) return
  const rows = adjuntos.map((file) => ({ ...file, mensaje_id, created_at }))
  await trx.insertInto('mensaje_adjuntos').values(rows).execute()
}

const messages = (db: Kysely<DB>) =>
  db
    .selectFrom('mensajes as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select((eb) => [
      'm.id',
      'm.canal_id',
      'm.user_id',
      'm.mensaje',
      'm.created_at',
      'm.clave',
      'm.adjunto',
      'm.nombre_adjunto',
      personName.as('nombre_completo'),
      eb
        .selectFrom('mensaje_adjuntos as j')
        .whereRef('j.mensaje_id', '=', 'm.id')
        .select(
          sql<
            readonly ChatAttachment[]
          >`coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'nombre', j.nombre, 'ruta', j.ruta, 'tamano', j.tamano) order by j.id), '[]')`.as(
            'lista',
          ),
        )
        .as('adjuntos'),
    ])
type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>

const asMessage = ({ nombre_completo, created_at, adjuntos, ...row }: MessageRow): ChatMessage => ({
  ...row,
  created_at: created_at.toISOString(),
  adjuntos: adjuntos ?? [],
  user: { operador: { nombre_completo } },
})

/** The message as it travels. */
export const messageView = async (db: Kysely<DB>, id: number): Promise<ChatMessage> =>
  asMessage(await messages(db).where('m.id', '=', id).executeTakeFirstOrThrow())

interface Page {
  readonly antes_de?: number | undefined
  readonly despues_de?: number | undefined
  readonly limit: number
}

/** Messages of a channel in their order: those that follow one, or the last of those before another. */
export const pageOfMessages = async (
  db: Kysely<DB>,
  canalId: number,
  { antes_de, despues_de, limit }: Page,
): Promise<readonly ChatMessage[]> => {
  let query = messages(db).where('m.canal_id', '=', canalId)
  if (antes_de !== undefined) query = query.where('m.id', '<', antes_de)
  if (despues_de !== undefined) query = query.where('m.id', '>', despues_de)
  const rows = await query
    .orderBy('m.id', despues_de === undefined ? 'desc' : 'asc')
    .limit(limit)
    .execute()
  return rows.map(asMessage).toSorted((one, other) => one.id - other.id)
}

/** Who takes part in the channel. */
export const membersOf = async (db: Kysely<DB>, canalId: number): Promise<readonly number[]> => {
  const rows = await db.selectFrom('canal_miembros').select('user_id').where('canal_id', '=', canalId).execute()
  return rows.map(({ user_id }) => user_id)
}
