/**
 * A process that only works: it tells events and runs jobs whose effect is a row, until somebody kills it. Of its first words, `listo`.
 * DATA_DIR and, where there is one, DATABASE_URL say where.
 */
import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../../apps/api/src/config.ts'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { defineHandler } from '../../apps/api/src/kit/events/definition.ts'
import { defineJob } from '../../apps/api/src/kit/jobs/definition.ts'
import { openQueue } from '../../apps/api/src/kit/jobs/queue.ts'
import { startWork } from '../../apps/api/src/kit/work.ts'
import { testWork } from '../../apps/api/src/testing/database.ts'
import { READER, WORK_JOB } from './work-names.ts'

const config = readConfig(process.env)
const database = await openDatabase(config, { now: new Date(), say: () => {} })
const { db } = database
const STEP_MS = 15

const job = defineJob({
  name: WORK_JOB,
  words: 'Simulacro',
  payload: Schema.Struct({ n: Schema.Int }),
  retries: 100,
  run: async (ctx, { n }) => {
    await ctx.progress(0, 2)
    await pause(STEP_MS)
    await ctx.progress(1, 2)
    await ctx.db.transaction().execute(async (trx) => {
      await sql`insert into efectos (que, n) values ('trabajo', ${n})`.execute(trx)
      await pause(STEP_MS)
      await ctx.finish(trx)
    })
  },
})

const handler = defineHandler({
  name: READER,
  event: 'historia.finalizada',
  words: 'Simulacro',
  run: async ({ trx }, { evento_id }) => {
    await sql`insert into efectos (que, n) values ('evento', ${evento_id})`.execute(trx)
    await pause(STEP_MS)
  },
})

const queue = await openQueue(database)
await startWork(database, queue, testWork(db), { jobs: [job], timers: [], handlers: [handler] })
process.stdout.write('listo\n')
