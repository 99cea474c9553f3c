/** A process that only reads loads, until somebody kills it. Of its first words, `listo`. DATA_DIR and DATABASE_URL say where. */
import { readConfig } from '../../apps/api/src/config.ts'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { openFileStore } from '../../apps/api/src/files/store.ts'
import { openQueue } from '../../apps/api/src/kit/jobs/queue.ts'
import { loadJob } from '../../apps/api/src/kit/load/run-load.ts'
import { startWork } from '../../apps/api/src/kit/work.ts'
import { LOADERS } from '../../apps/api/src/modules/cargas/loaders.ts'
import { testWork } from '../../apps/api/src/testing/database.ts'

const config = readConfig(process.env)
const database = await openDatabase(config, { now: new Date(), say: () => {} })
const queue = await openQueue(database)
const files = openFileStore(config.dataDir)
await startWork(database, queue, testWork(database.db, { config, files }), {
  jobs: [loadJob(LOADERS)],
  timers: [],
  handlers: [],
})
process.stdout.write('listo\n')
