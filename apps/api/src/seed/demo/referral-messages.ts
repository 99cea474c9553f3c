/** The chats of the referrals of the demo. */
import type { Kysely } from 'kysely'
import { ChannelType } from '@cauce/domain/chat/channel'
import type { DB } from '../../db/tables.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import type { AgendaContext } from './agenda.ts'
import { registeredAt } from './referral-times.ts'

const MINUTE_MS = 60_000

const nextId = async (db: Kysely<DB>, table: 'canales' | 'mensajes'): Promise<number> => {
  const { last } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

interface Written {
  readonly id: number
  readonly canal_id: number
  readonly user_id: number
  readonly mensaje: string
  readonly created_at: Date
}

const messagesOf = async (
  db: Kysely<DB>,
  rows: readonly SeedRow[],
  channels: ReadonlyMap<number, number>,
  { users, now }: AgendaContext,
): Promise<readonly Written[]> => {
  const registered = new Map(rows.map((row) => [row.number('id'), registeredAt(row, now)]))
  const first = await nextId(db, 'mensajes')
  return (await readSeed('demo/referencias-mensajes.tsv')).map((row, index) => {
    const referral = row.number('referencia')
    const at = required(registered, referral, 'referral').getTime() + row.number('minutos') * MINUTE_MS
    return {
      id: first + index,
      canal_id: required(channels, referral, 'referral'),
      user_id: required(users, row.text('usuario'), 'user'),
      mensaje: row.text('mensaje'),
      created_at: new Date(at),
    }
  })
}

/** Who registered it, who manages it and who wrote; all of them have read what was written. */
const membersOf = (
  rows: readonly SeedRow[],
  channels: ReadonlyMap<number, number>,
  messages: readonly Written[],
  users: AgendaContext['users'],
) =>
  rows.flatMap((row) => {
    const canal_id = required(channels, row.number('id'), 'referral')
    const written = messages.filter((message) => message.canal_id === canal_id)
    const people = [row.text('registra'), row.orNull('gestor')]
      .filter((email) => email !== null)
      .map((email) => required(users, email, 'user'))
    const last = written.at(-1)
    return [...new Set([...people, ...written.map(({ user_id }) => user_id)])].map((user_id) => ({
      canal_id,
      user_id,
      leido_mensaje_id: last?.id ?? 0,
      leido_at: last?.created_at ?? null,
    }))
  })

/** Opens the channel of each referral and writes its messages; the channels of people have their numbers already. */
export const referralChats = async (
  db: Kysely<DB>,
  rows: readonly SeedRow[],
  context: AgendaContext,
): Promise<void> => {
  const first = await nextId(db, 'canales')
  const channels = new Map(rows.map((row, index) => [row.number('id'), first + index]))
  const messages = await messagesOf(db, rows, channels, context)
  await db
    .insertInto('canales')
    .values(
      rows.map((row) => {
        const id = required(channels, row.number('id'), 'referral')
        const last = messages.findLast(({ canal_id }) => canal_id === id)
        return {
          id,
          tipo: ChannelType.referral,
          user_crea_id: required(context.users, row.text('registra'), 'user'),
          referencia_id: row.number('id'),
          ultimo_mensaje_id: last?.id ?? null,
          ultimo_at: last?.created_at ?? null,
          created_at: registeredAt(row, context.now),
        }
      }),
    )
    .execute()
  await db
    .insertInto('mensajes')
    .values([...messages])
    .execute()
  await db
    .insertInto('canal_miembros')
    .values(membersOf(rows, channels, messages, context.users))
    .execute()
}
