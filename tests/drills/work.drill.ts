/**
 * `npm run drill -- work [--base=embebida|postgres]`: 200 jobs and 200 events, and the process that runs them dies again and again in
 * the middle. At the end each has had its effect, and none twice.
 */
import { join } from 'node:path'
import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { publish } from '../../apps/api/src/kit/events/publish.ts'
import { defineJob } from '../../apps/api/src/kit/jobs/definition.ts'
import { openQueue } from '../../apps/api/src/kit/jobs/queue.ts'
import { addUser } from '../../apps/api/src/testing/database.ts'
import { machineLine } from '../bench/machine.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { live, onPlaces, opened, type Place } from './lives.ts'
import { WORK_JOB } from './work-names.ts'

const MANY = 200
const DEATHS = 6
const LIVES_MS = [700, 2_500]
const LAST_LIFE_MS = 120_000
const PRINT = 'a'.repeat(64)
const CHILD = join(import.meta.dirname, 'work-child.ts')

const work = defineJob({
  name: WORK_JOB,
  words: 'Simulacro',
  payload: Schema.Struct({ n: Schema.Int }),
  retries: 100,
  run: async () => {},
})

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

const drillOn = async (name: string, place: Place): Promise<boolean> => {
  await fill(place)
  let deaths = 0
  for (; deaths < DEATHS; deaths += 1) {
    const [least = 0, most = 0] = LIVES_MS
    await live(CHILD, place, least + Math.random() * (most - least))
  }
  const until = Date.now() + LAST_LIFE_MS
  while ((await left(place)) > 0 && Date.now() < until) await live(CHILD, place, 8_000)
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
  return onPlaces(args, drillOn)
}
