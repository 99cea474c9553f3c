import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addUser, openTestDatabase, type TestDatabase, testWork } from '../../testing/database.ts'
import { defineJob, type Job, JobStopped } from './definition.ts'
import { openQueue, type Queue } from './queue.ts'
import { jobRunner } from './run-job.ts'

let database: TestDatabase
let user: number
let queue: Queue | null = null
beforeAll(async () => {
  database = await openTestDatabase()
  user = await addUser(database.db, 'ana@cauce.demo')
  await sql`create table efectos (n int not null)`.execute(database.db)
})
afterAll(() => database.close())
afterEach(async () => {
  await queue?.rest()
  await queue?.stop()
  queue = null
  await sql`truncate efectos`.execute(database.db)
  await database.db.deleteFrom('trabajos').execute()
  await sql`delete from cola.job`.execute(database.db)
})

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const Payload = Schema.Struct({ n: Schema.Int })
const job = (name: string, run: Job<{ readonly n: number }>['run'], retries = 2): Job<{ readonly n: number }> =>
  defineJob({ name, words: 'Probar', payload: Payload, retries, run })

const told: unknown[] = []
const begin = async (...jobs: readonly Job<never>[]): Promise<Queue> => {
  const opened = await openQueue(database.whole)
  const realtime = { ...testWork(database.db).realtime, toUser: (...hint: unknown[]) => void told.push(hint) }
  const around = testWork(database.db, { jobs: opened, realtime })
  await opened.work(jobRunner(opened, new Map(jobs.map((each) => [each.name, each])), around), silent)
  queue = opened
  return opened
}
const ask = (of: Queue, what: Job<{ readonly n: number }>, n = 1) =>
  database.db.transaction().execute((trx) => of.enqueue(trx, what, { n }, { userId: user }))
const read = (id: string) =>
  database.db
    .selectFrom('trabajos as t')
    .innerJoin('cola.job as j', 'j.id', 't.id')
    .select(['j.state', 'j.retry_count', 't.hechos', 't.total', 't.resultado', 't.error', 't.terminado_at'])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow()
const ends = (id: string, state: string) => expect.poll(async () => (await read(id)).state).toBe(state)
const effects = async () => (await sql<{ n: number }>`select n from efectos order by n`.execute(database.db)).rows

const writes = job('prueba.escribir', async (ctx, kept) => {
  const { n } = Schema.decodeUnknownSync(Payload)(kept)
  await ctx.db.transaction().execute(async (trx) => {
    await sql`insert into efectos (n) values (${n})`.execute(trx)
    await ctx.finish(trx, { n })
  })
})

describe('a job', () => {
  it('is queued with its transaction, and not without it', async () => {
    const opened = await begin(writes)
    const undone = database.db.transaction().execute(async (trx) => {
      await opened.enqueue(trx, writes, { n: 9 })
      throw new JobStopped()
    })
    await expect(undone).rejects.toThrow(JobStopped)
    const id = await ask(opened, writes)
    await ends(id, 'completed')
    expect(await read(id)).toMatchObject({ resultado: { n: 1 }, error: null, terminado_at: expect.any(Date) })
    expect(await effects()).toEqual([{ n: 1 }])
    expect(told.at(-1)).toEqual([user, 'trabajo', { id }])
  })

  it('that fails is tried again, and keeps the class of the fault but not its words', async () => {
    let attempts = 0
    const shaky = job('prueba.falla', async (ctx) => {
      attempts = ctx.attempt
      if (ctx.attempt === 1) throw new RangeError('Hermenegilda')
    })
    const id = await ask(await begin(shaky), shaky)
    await ends(id, 'completed')
    expect(attempts).toBe(2)
    const { rows } = await sql<{ dicho: string }>`select coalesce(output::text, '') as dicho from cola.job`.execute(
      database.db,
    )
    expect(rows.map(({ dicho }) => dicho).join()).not.toContain('Hermenegilda')
  })

  it('fails for good after its last attempt', async () => {
    const bad = job('prueba.mala', () => Promise.reject(new RangeError('x')), 0)
    const id = await ask(await begin(bad), bad)
    await ends(id, 'failed')
    expect(await read(id)).toMatchObject({ error: 'RangeError', terminado_at: null })
  })

  it('whose effect was kept is not run again, although the engine was not told', async () => {
    const opened = await openQueue(database.whole)
    queue = opened
    const id = await ask(opened, writes)
    await database.db.updateTable('trabajos').set({ terminado_at: new Date() }).where('id', '=', id).execute()
    const around = testWork(database.db, { jobs: opened })
    await opened.work(jobRunner(opened, new Map([[writes.name, writes]]), around), silent)
    await ends(id, 'completed')
    expect(await effects()).toEqual([])
  })

  it('is cancelled while it waits, and stops where it is when it goes', async () => {
    const started = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    const long = job('prueba.larga', async (ctx) => {
      await ctx.progress(1, 3)
      started.resolve()
      await gone.promise
      await ctx.progress(3, 3)
      await sql`insert into efectos (n) values (1)`.execute(ctx.db)
    })
    const opened = await begin(long)
    const id = await ask(opened, long)
    await started.promise
    await database.db
      .updateTable('trabajos')
      .set({ cancelar_at: new Date(), cancelado_por: user })
      .where('id', '=', id)
      .execute()
    gone.resolve()
    await ends(id, 'cancelled')
    expect(await read(id)).toMatchObject({ hechos: 3, total: 3, terminado_at: null })
    expect(await effects()).toEqual([])
  })
})
