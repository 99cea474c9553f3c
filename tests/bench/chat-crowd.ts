/** The people of the chat's load: channels of two, each person with a session of their own. */
import type { Kysely } from 'kysely'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { openSession } from '../support/credentials.ts'

export const CHANNELS = 100

export interface CrowdedChannel {
  readonly canal_id: number
  readonly tokens: readonly [string, string]
}

/** Whose rights the people have. */
const LIKE = 'medico@cauce.demo'

const insertPeople = async (trx: Kysely<DB>, now: Date): Promise<readonly number[]> => {
  const people = await trx
    .insertInto('users')
    .values(
      Array.from({ length: CHANNELS * 2 }, (_, index) => ({
        email: `carga-${index}@cauce.demo`,
        password: 'x',
        tipo_usuario: 1,
        password_changed_at: now,
      })),
    )
    .returning('id')
    .execute()
  const ids = people.map(({ id }) => id)
  const roles = await trx
    .selectFrom('user_role as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select('r.role_id')
    .where('u.email', '=', LIKE)
    .execute()
  await trx
    .insertInto('user_role')
    .values(ids.flatMap((user_id) => roles.map(({ role_id }) => ({ user_id, role_id }))))
    .execute()
  return ids
}

const sessionOf = async (trx: Kysely<DB>, userId: number, now: Date): Promise<string> =>
  (await openSession(trx, { userId, provisional: false, now, ip: '127.0.0.1', agente: 'Medición' })).token

const openChannel = async (trx: Kysely<DB>, pair: readonly [number, number], now: Date): Promise<CrowdedChannel> => {
  const [user_crea_id, user_recibe_id] = pair
  const { id } = await trx
    .insertInto('canales')
    .values({ user_crea_id, user_recibe_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('canal_miembros')
    .values(pair.map((user_id) => ({ canal_id: id, user_id })))
    .execute()
  return { canal_id: id, tokens: [await sessionOf(trx, pair[0], now), await sessionOf(trx, pair[1], now)] }
}

/** Adds them to a database that is filled with the demo. */
export const fillCrowd = (db: Kysely<DB>, now: Date): Promise<readonly CrowdedChannel[]> =>
  db.transaction().execute(async (trx) => {
    const ids = await insertPeople(trx, now)
    const channels: CrowdedChannel[] = []
    for (let index = 0; index < CHANNELS; index += 1) {
      const [one, other] = ids.slice(index * 2)
      if (one !== undefined && other !== undefined) channels.push(await openChannel(trx, [one, other], now))
    }
    return channels
  })
