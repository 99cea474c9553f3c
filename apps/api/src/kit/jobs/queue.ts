/** The queue engine: `pg-boss` on the database of the house, embedded or not, by the house's own connections. */
import { randomUUID } from 'node:crypto'
import { fromKysely, PgBoss, type JobWithMetadata } from 'pg-boss'
import type { Database } from '../../db/open.ts'
import { QUEUE_SCHEMA } from '../../db/queue-schema.ts'
import { errorCode } from '../../db/unavailable.ts'
import type { Log } from '../../http/handle.ts'
import { onWake, wake } from '../wake.ts'
import type { QueueOfCalls } from './definition.ts'
import { JOB_KEPT_DAYS } from './kept-days.ts'

/** One queue for all jobs: it is one question in two seconds, however many kinds of job there are. */
export const QUEUE = 'trabajos'
/** How many run at once in one process; the embedded database has one connection for everybody. */
const AT_ONCE = { postgres: 3, embedded: 2 } as const
const LOOK_SECONDS = { postgres: 2, embedded: 5 } as const
/** A process that said nothing for so long is dead, and what it had begun begins again in another. */
const HEARTBEAT_SECONDS = 10
const WATCH_SECONDS = 5
const RETRY_SECONDS = 2
const LONGEST_WAIT_SECONDS = 600
const DAY_SECONDS = 86_400
const STOP_MS = 5_000

interface Kept {
  readonly nombre: string
  readonly datos: unknown
}
export type QueuedJob = JobWithMetadata<Kept>

export interface Queue extends QueueOfCalls {
  /** Begins to run what is queued; until then it only takes in. */
  work(run: (job: QueuedJob) => Promise<void>, log: Log): Promise<void>
  /** Runs no more, and waits for what runs; it still takes in. */
  rest(): Promise<void>
  stop(): Promise<void>
}

const engineOf = ({ kind, plain }: Database): PgBoss =>
  new PgBoss({
    db: plain,
    schema: QUEUE_SCHEMA,
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    // Its tables are made with all the others.
    migrate: false,
    createSchema: false,
    // Timers are the house's own: the engine's are of a minute at least.
    schedule: false,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    registerInstance: false,
    monitorVacuum: false,
    reindex: false,
    openTelemetry: { enabled: false },
  })

const SETTINGS = {
  retryDelay: RETRY_SECONDS,
  retryBackoff: true,
  retryDelayMax: LONGEST_WAIT_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: JOB_KEPT_DAYS * DAY_SECONDS,
  retentionSeconds: JOB_KEPT_DAYS * DAY_SECONDS,
} as const

export const openQueue = async (database: Database): Promise<Queue> => {
  const boss = engineOf(database)
  let log: Log | null = null
  boss.on('error', (error) =>
    log?.warn({ causa: errorCode(error) || error.name }, 'la cola de trabajos tuvo un problema'),
  )
  await boss.start()
  await boss.createQueue(QUEUE, SETTINGS)
  const workers: string[] = []
  const look = (): void => {
    for (const id of workers) boss.notifyWorker(id)
  }
  const deaf = onWake('trabajos', look)
  return {
    enqueue: async (trx, job, payload, { userId = null, startAfter } = {}) => {
      const id = randomUUID()
      await trx.insertInto('trabajos').values({ id, nombre: job.name, user_id: userId }).execute()
      const kept: Kept = { nombre: job.name, datos: job.encode(payload) }
      await boss.send(QUEUE, kept, {
        id,
        db: fromKysely(trx),
        retryLimit: job.retries,
        expireInSeconds: job.expires,
        ...(startAfter === undefined ? {} : { startAfter }),
      })
      wake('trabajos')
      return id
    },
    work: async (run, hears) => {
      log = hears
      for (let n = 0; n < AT_ONCE[database.kind]; n += 1) {
        const options = { includeMetadata: true, pollingIntervalSeconds: LOOK_SECONDS[database.kind] } as const
        workers.push(
          await boss.work<Kept, void, typeof options>(QUEUE, options, async ([job]) => {
            if (job === undefined) return
            try {
              await run(job)
            } finally {
              // There may be another behind it: it is not waited for.
              look()
            }
          }),
        )
      }
    },
    cancel: async (trx, id) => void (await boss.cancel(QUEUE, id, { db: fromKysely(trx) })),
    retry: async (trx, id) => {
      await boss.retry(QUEUE, id, { db: fromKysely(trx) })
      wake('trabajos')
    },
    rest: async () => {
      deaf()
      await boss.offWork(QUEUE, { wait: true })
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: STOP_MS })
    },
  }
}
