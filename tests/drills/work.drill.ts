/**
 * `npm run drill -- work [--base=embebida|postgres]`: 200 jobs and 200 events, and the process that runs them dies again and again in
 * the middle. At the end each has had its effect, and none twice.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as Schema from 'effect/Schema'
import { sql, type Kysely } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { publish } from '../../apps/api/src/kit/events/publish.ts'
import { defineJob } from '../../apps/api/src/kit/jobs/definition.ts'
import { openQueue } from '../../apps/api/src/kit/jobs/queue.ts'
import { addUser } from '../../apps/api/src/testing/database.ts'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { machineLine } from '../bench/machine.ts'
import { startPostgresApart } from '../support/postgres-apart.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { WORK_JOB } from './work-names.ts'

const MANY = 200
const DEATHS = 6
const LIVES_MS = [700, 2_500]
const LAST_LIFE_MS = 120_000
const PRINT = 'a'.repeat(64)
const CHILD = join(import.meta.dirname, 'work-child.ts')

interface Place {
  readonly databaseUrl: string | null
  readonly dataDir: string
  close(): Promise<void>
}

const places = {
  embebida: async (): Promise<Place> => {
    const dataDir = await newDataDir('tablas', new Date())
    return { databaseUrl: null, dataDir, close: async () => {} }
  },
  postgres: async (): Promise<Place> => {
    const cluster = await startPostgresApart()
    return { databaseUrl: cluster.url, dataDir: await newDataDir('tablas', new Date()), close: () => cluster.close() }
  },
}

const work = defineJob({
  name: WORK_JOB,
  words: 'Simulacro',
  payload: Schema.Struct({ n: Schema.Int }),
  retries: 100,
  run: async () => {},
})

const opened = async <T>(place: Place, use: (db: Kysely<DB>) => Promise<T>): Promise<T> => {
  const database = await openDatabase(place, { now: new Date(), say: () => {} })
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}

/** All that is to be done, each asked for in a transaction of its own. */
const fill = async (place: Place): Promise<void> => {
  const database = await openDatabase(place, { now: new Date(), say: () => {} })
  const { db } = database
  await migrate(db)
  const user = await addUser(db, 'simulacro@cauce.demo')
  await sql`create table efectos (que text not null, n bigint not null)`.execute(db)
  const queue = await openQueue(database)
  for (let n = 1; n <= MANY; n += 1) {
    await db.transaction().execute(async (trx) => {
      await queue.enqueue(trx, work, { n })
      const consulta_id = 1 + (n % 7)
      await publish(
        trx,
        { user: { id: user }, now: () => new Date() },
        {
          nombre: 'historia.finalizada',
          agregado: `consulta:${consulta_id}`,
          payload: { consulta_id, afiliado_id: 1, rep_id: null, user_id: user, huella: PRINT },
        },
      )
    })
  }
  await queue.stop()
  await database.close()
}

const counts = (place: Place) =>
  opened(place, async (db) => {
    const { rows } = await sql<{ que: string; distintos: number; todos: number }>`
      select que, count(distinct n)::int as distintos, count(*)::int as todos from efectos group by que order by que`.execute(
      db,
    )
    return rows
  })

const left = (place: Place) =>
  opened(place, async (db) => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from trabajos where terminado_at is null)::int
        + (select count(*) from evento_entregas where estado <> 'entregado')::int as n`.execute(db)
    return rows[0]?.n ?? 0
  })

/** One life of the process; killed after `ms`. */
const live = async ({ databaseUrl, dataDir }: Place, ms: number): Promise<void> => {
  const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) }
  const child = fork(CHILD, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env })
  const ended = once(child, 'exit')
  if (child.stdout !== null) await Promise.race([once(child.stdout, 'data'), ended])
  await pause(ms)
  child.kill('SIGKILL')
  await ended
}

const drillOn = async (name: string, place: Place): Promise<boolean> => {
  await fill(place)
  let deaths = 0
  for (; deaths < DEATHS; deaths += 1) {
    const [least = 0, most = 0] = LIVES_MS
    await live(place, least + Math.random() * (most - least))
  }
  const until = Date.now() + LAST_LIFE_MS
  while ((await left(place)) > 0 && Date.now() < until) await live(place, 8_000)
  const found = await counts(place)
  const pending = await left(place)
  const isWhole =
    pending === 0 && found.length === 2 && found.every(({ distintos, todos }) => distintos === MANY && todos === MANY)
  const words = found.map(
    ({ que, distintos, todos }) => `${que}: ${distintos} con efecto, ${todos - distintos} repetidos`,
  )
  console.log(`${name}: ${deaths} muertes; ${words.join('; ')}; sin terminar ${pending}: ${isWhole ? 'bien' : 'MAL'}`)
  return isWhole
}

export const drill = async (args: readonly string[]): Promise<boolean> => {
  console.log(machineLine())
  const chosen = args.find((arg) => arg.startsWith('--base='))?.slice('--base='.length)
  let whole = true
  for (const name of ['embebida', 'postgres'] as const) {
    if (chosen !== undefined && chosen !== name) continue
    const place = await places[name]()
    try {
      whole = (await drillOn(name, place)) && whole
    } finally {
      await place.close()
    }
  }
  return whole
}
