/**
 * `npm run bench -- work [--base=embebida|postgres]`: events and jobs in a second, how long each waits, and what they add to the start
 * of a server. The floor is the same rows written by hand.
 */
import * as Schema from 'effect/Schema'
import { sql, type Kysely } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '../../apps/api/src/db/open.ts'
import { prepareQueue } from '../../apps/api/src/db/queue-schema.ts'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { defineHandler } from '../../apps/api/src/kit/events/definition.ts'
import { publish } from '../../apps/api/src/kit/events/publish.ts'
import { defineJob } from '../../apps/api/src/kit/jobs/definition.ts'
import { openQueue } from '../../apps/api/src/kit/jobs/queue.ts'
import { startWork } from '../../apps/api/src/kit/work.ts'
import { addUser, testWork } from '../../apps/api/src/testing/database.ts'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { startPostgresApart } from '../support/postgres-apart.ts'
import { READER } from '../drills/work-names.ts'
import { machineLine, median } from './machine.ts'

const MANY = 500
const ALONE = 40
const PRINT = 'a'.repeat(64)
const NOTHING = { timers: [], handlers: [], jobs: [] }

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
const ms = (value: number): string => value.toFixed(1)
const rate = (took: number): string => Math.round((MANY * 1000) / took).toString()

/** Resolves when the event with that number of consultation was told. */
class Told {
  readonly at = new Map<number, number>()
  async until(consulta: number): Promise<number> {
    for (;;) {
      const at = this.at.get(consulta)
      if (at !== undefined) return at
      await pause(1)
    }
  }
}

const tell = (db: Kysely<DB>, user: number, consulta_id: number) =>
  db.transaction().execute((trx) =>
    publish(
      trx,
      { user: { id: user }, now: () => new Date() },
      {
        nombre: 'historia.finalizada',
        agregado: `consulta:${consulta_id}`,
        payload: { consulta_id, afiliado_id: 1, rep_id: null, user_id: user, huella: PRINT },
      },
    ),
  )

const measure = async (name: string, database: Database): Promise<void> => {
  const { db } = database
  await migrate(db)
  const user = await addUser(db, 'medida@cauce.demo')
  await sql`create table efectos (n int not null)`.execute(db)
  const tables = await timed(() => db.transaction().execute((trx) => prepareQueue(trx)))
  const opening = performance.now()
  const first = await openQueue(database)
  const idle = await startWork(database, first, testWork(db), NOTHING)
  const start = performance.now() - opening
  await idle.stop()
  await first.stop()
  console.log(`${name}: al inicio, tablas de la cola ${ms(tables)} ms, cola y relojes ${ms(start)} ms`)

  const floor = await timed(async () => {
    for (let n = 0; n < MANY; n += 1) {
      await db.transaction().execute(async (trx) => {
        await sql`insert into efectos (n) values (${n})`.execute(trx)
        await sql`insert into efectos (n) values (${n})`.execute(trx)
      })
    }
  })
  const told = new Told()
  const handler = defineHandler({
    name: READER,
    event: 'historia.finalizada',
    words: 'Medida',
    run: async ({ trx }, { payload }) => {
      await sql`insert into efectos (n) values (${payload.consulta_id})`.execute(trx)
      told.at.set(payload.consulta_id, performance.now())
    },
  })
  const job = defineJob({
    name: 'medida.trabajo',
    words: 'Medida',
    payload: Schema.Struct({ n: Schema.Int }),
    run: async (ctx, { n }) => {
      await ctx.db.transaction().execute(async (trx) => {
        await sql`insert into efectos (n) values (${n})`.execute(trx)
        await ctx.finish(trx)
      })
      told.at.set(-n, performance.now())
    },
  })
  const publishing = await timed(async () => {
    for (let n = 1; n <= MANY; n += 1) await tell(db, user, n)
  })
  const queue = await openQueue(database)
  const beganAt = performance.now()
  const work = await startWork(database, queue, testWork(db), { ...NOTHING, handlers: [handler], jobs: [job] })
  await told.until(MANY)
  const telling = performance.now() - beganAt
  console.log(
    `${name}: suelo ${rate(floor)} transacciones/s; publicar ${rate(publishing)} eventos/s; entregar ${rate(telling)} eventos/s`,
  )
  const enqueue = (n: number) => db.transaction().execute((trx) => queue.enqueue(trx, job, { n }))
  const jobs = await timed(async () => {
    for (let n = 1; n <= MANY; n += 1) await enqueue(n)
    for (let n = 1; n <= MANY; n += 1) await told.until(-n)
  })
  console.log(`${name}: pedir y hacer ${rate(jobs)} trabajos/s`)
  const delays: { readonly event: number; readonly job: number }[] = []
  for (let n = MANY + 1; n <= MANY + ALONE; n += 1) {
    await tell(db, user, n)
    const published = performance.now()
    const event = Math.max(0, (await told.until(n)) - published)
    await enqueue(n)
    const asked = performance.now()
    delays.push({ event, job: Math.max(0, (await told.until(-n)) - asked) })
  }
  const worst = (values: readonly number[]): string => ms(Math.max(...values))
  const [events, works] = [delays.map((each) => each.event), delays.map((each) => each.job)]
  console.log(
    `${name}: de uno en uno, evento ${ms(median(events))} ms (peor ${worst(events)}), trabajo ${ms(median(works))} ms (peor ${worst(works)})`,
  )
  await work.stop()
  await queue.stop()
}

export const bench = async (args: readonly string[]): Promise<boolean> => {
  console.log(machineLine())
  const chosen = args.find((arg) => arg.startsWith('--base='))?.slice('--base='.length)
  for (const name of ['embebida', 'postgres'] as const) {
    if (chosen !== undefined && chosen !== name) continue
    const dataDir = await newDataDir('tablas', new Date())
    const cluster = name === 'postgres' ? await startPostgresApart() : null
    const database = await openDatabase(
      { databaseUrl: cluster?.url ?? null, dataDir },
      { now: new Date(), say: () => {} },
    )
    await measure(name, database)
    await database.close()
    await cluster?.close()
  }
  return true
}
