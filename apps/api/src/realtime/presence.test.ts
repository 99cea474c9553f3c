import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BEAT_LIFE_MS, BEAT_MS } from '@cauce/domain/audit/presence'
import { createSession } from '../http/auth.ts'
import { type TestDatabase, addUser, openTestDatabase } from '../testing/database.ts'
import { startPresence } from './presence.ts'
import { endQuietSessions } from './quiet-sessions.ts'

const START = Date.parse('2026-11-21T15:00:00.000Z')
let database: TestDatabase
let userId: number
let clock = START
const now = () => new Date(clock)
const tell = vi.fn<() => void>()

beforeAll(async () => {
  database = await openTestDatabase()
  userId = await addUser(database.db, 'laura@cauce.demo')
})
afterAll(() => database.close())
beforeEach(async () => {
  clock = START
  tell.mockClear()
  await database.db.deleteFrom('sesiones').execute()
})

const session = async (): Promise<number> =>
  (await createSession(database.db, { userId, provisional: false, now: now(), ip: '::1', agente: null })).id
const counts = async () =>
  (await database.db.selectFrom('conexiones').select(['sesion_id', 'ventanas']).orderBy('sesion_id').execute()).map(
    ({ sesion_id, ventanas }) => [sesion_id, ventanas],
  )
const start = () => startPresence({ db: database.db, now, tell })
const until = (what: () => Promise<void> | void) => vi.waitFor(what, { timeout: 20_000, interval: 5 })

describe('la presencia de un proceso', () => {
  it('cuenta las ventanas de cada sesión y avisa una vez de muchas idas y venidas', async () => {
    const presence = start()
    const [one, two] = [await session(), await session()]
    for (const id of [one, one, two]) presence.opened(id)
    await until(() => expect(tell).toHaveBeenCalledTimes(1))
    expect(await counts()).toEqual([
      [one, 2],
      [two, 1],
    ])
    presence.closed(one)
    presence.closed(two)
    await until(() => expect(tell).toHaveBeenCalledTimes(2))
    expect(await counts()).toEqual([[one, 1]])
    await presence.close()
    expect(await counts()).toEqual([])
  })

  it('su latido la sostiene, y olvida las de un proceso que murió', async () => {
    const presence = start()
    const [mine, dead] = [await session(), await session()]
    await database.db
      .insertInto('conexiones')
      .values({ sesion_id: dead, proceso: 'muerto', ventanas: 1, latido_at: now() })
      .execute()
    presence.opened(mine)
    await until(() => expect(tell).toHaveBeenCalledTimes(1))
    for (let time = 0; time <= BEAT_LIFE_MS; time += BEAT_MS) {
      clock += BEAT_MS
      await presence.beat()
    }
    expect(await counts()).toEqual([[mine, 1]])
    expect(tell).toHaveBeenCalledTimes(2)
    await presence.close()
  })

  it('después de cerrarse no anota nada', async () => {
    const presence = start()
    const id = await session()
    await presence.close()
    presence.opened(id)
    await presence.beat()
    expect(await counts()).toEqual([])
  })
})

describe('las sesiones que terminan solas', () => {
  it('quedan anotadas una vez: por inactividad, o por sus doce horas', async () => {
    const idle = await session()
    const old = await session()
    await database.db.updateTable('sesiones').set({ expira_at: now() }).where('id', '=', old).execute()
    clock += 3_600_000
    const [first, second] = await Promise.all([
      endQuietSessions(database.db, now()),
      endQuietSessions(database.db, now()),
    ])
    expect(first + second).toBe(2)
    const noted = await database.db
      .selectFrom('auditoria')
      .select(['accion', 'recurso_id', 'user_id'])
      .orderBy('recurso_id')
      .execute()
    expect(noted).toEqual([
      { accion: 'sesion.inactividad', recurso_id: String(idle), user_id: userId },
      { accion: 'sesion.vencida', recurso_id: String(old), user_id: userId },
    ])
  })

  it('la que está en uso sigue', async () => {
    await session()
    clock += 3_599_999
    expect(await endQuietSessions(database.db, now())).toBe(0)
  })
})
