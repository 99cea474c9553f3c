/** What the staff of the demo has said to each other, from `data/demo/chats.tsv`. */
import type { Kysely } from 'kysely'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { ChannelType } from '@cauce/domain/chat/channel'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import { type AgendaContext, bogotaInstant } from './agenda.ts'
import { attachedNow, OLD_FILE, oldPath } from './chat-files.ts'

const MINUTE_MS = 60_000

/** On a day before today, at an hour of Bogotá; of today, so many minutes ago. */
const saidAt = (row: SeedRow, { today, now }: AgendaContext): string => {
  const days = row.number('dias')
  return days === 0
    ? new Date(now.getTime() - row.number('hora') * MINUTE_MS).toISOString()
    : bogotaInstant(addDays(today, -days), row.text('hora'))
}

interface Said {
  readonly canal_id: number
  readonly user_id: number
  readonly mensaje: string
  readonly archivo: string
  /** The other person has not read it. */
  readonly nuevo: boolean
  readonly created_at: string
}
interface Numbered extends Said {
  readonly id: number
}

const saidBy = async (context: AgendaContext): Promise<readonly Numbered[]> =>
  (await readSeed('demo/chats.tsv'))
    .map((row) => ({
      canal_id: row.number('chat'),
      user_id: required(context.users, row.text('usuario'), 'user'),
      mensaje: row.text('mensaje'),
      archivo: row.text('archivo'),
      nuevo: row.text('nuevo') !== '',
      created_at: saidAt(row, context),
    }))
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .map((message, index) => ({ ...message, id: index + 1 }))

/** Who started each chat and who with; a chat in which only one has spoken is with the person that its row names. */
const channelOf = (said: readonly Numbered[], id: number, withWhom: number) => {
  const mine = said.filter(({ canal_id }) => canal_id === id)
  const [first, last] = [mine[0], mine.at(-1)]
  if (first === undefined || last === undefined) throw new Error(`Seed data: chat ${id} has no message`)
  const user_recibe_id = mine.find(({ user_id }) => user_id !== first.user_id)?.user_id ?? withWhom
  return {
    id,
    tipo: ChannelType.personal,
    user_crea_id: first.user_id,
    user_recibe_id,
    ultimo_mensaje_id: last.id,
    ultimo_at: last.created_at,
    created_at: first.created_at,
  }
}

/** Up to where a member has read: everything but what is new of the other person. */
const markOf = (said: readonly Numbered[], canalId: number, userId: number) =>
  said.findLast(({ canal_id, user_id, nuevo }) => canal_id === canalId && (!nuevo || user_id === userId))

/** Seeds the chats of two; their channels and messages have the first numbers. */
export const seedChats = async (db: Kysely<DB>, context: AgendaContext): Promise<void> => {
  const said = await saidBy(context)
  const doctor = required(context.users, 'medico@cauce.demo', 'user')
  const channels = [...new Set(said.map(({ canal_id }) => canal_id))]
    .toSorted((one, other) => one - other)
    .map((id) => channelOf(said, id, doctor))
  await insertAll(db, 'canales', channels)
  await insertAll(
    db,
    'mensajes',
    said.map(({ nuevo: _nuevo, archivo, ...message }) => ({ ...message, ...oldPath(archivo) })),
  )
  await insertAll(
    db,
    'mensaje_adjuntos',
    said.flatMap(({ id, archivo, created_at }) =>
      archivo === '' || archivo.startsWith(OLD_FILE) ? [] : [attachedNow(id, archivo, created_at)],
    ),
  )
  await insertAll(
    db,
    'canal_miembros',
    channels.flatMap(({ id, user_crea_id, user_recibe_id, created_at }) =>
      [user_crea_id, user_recibe_id].map((user_id) => {
        const read = markOf(said, id, user_id)
        return {
          canal_id: id,
          user_id,
          leido_mensaje_id: read?.id ?? 0,
          leido_at: read?.created_at ?? null,
          created_at,
        }
      }),
    ),
  )
}
