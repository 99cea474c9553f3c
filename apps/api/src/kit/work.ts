/** Everything that a server does without a request: tells events, runs jobs and comes by the clock. */
import type { Database } from '../db/open.ts'
import { byName, deliverAll } from './events/deliver.ts'
import type { Handler } from './events/definition.ts'
import type { Job, Timer, WorkCtx } from './jobs/definition.ts'
import type { Queue } from './jobs/queue.ts'
import { jobRunner } from './jobs/run-job.ts'
import { prepareTimers, runDue } from './jobs/timers.ts'
import { startRounds } from './rounds.ts'
import { onWake } from './wake.ts'

const EVENTS_EVERY_MS = { postgres: 1000, embedded: 2000 } as const
const TIMERS_EVERY_MS = { postgres: 1000, embedded: 2000 } as const
/** The start is for the people who wait for it: what was due in the night waits a minute. */
const AFTER_START_MS = 60_000

export interface Work {
  readonly jobs: readonly Job<never>[]
  readonly timers: readonly Timer[]
  readonly handlers: readonly Handler[]
}

/** Stopping aborts what runs and waits for it. */
export const startWork = async (
  { kind }: Pick<Database, 'kind'>,
  queue: Queue,
  around: Omit<WorkCtx, 'signal' | 'jobs'>,
  { jobs, timers, handlers }: Work,
): Promise<{ stop(): Promise<void> }> => {
  const stopping = new AbortController()
  const ctx: WorkCtx = { ...around, jobs: queue, signal: stopping.signal }
  const { db, log } = around
  await prepareTimers(db, timers)
  const readers = byName(handlers)
  const telling = startRounds({
    everyMs: EVENTS_EVERY_MS[kind],
    name: 'eventos',
    log,
    round: () => deliverAll(db, readers, ctx),
  })
  const deaf = onWake('eventos', () => telling.look())
  const begun = performance.now()
  const awake = (): readonly Timer[] =>
    performance.now() - begun < AFTER_START_MS ? timers.filter(({ when }) => when.kind === 'every') : timers
  const clock = startRounds({
    everyMs: TIMERS_EVERY_MS[kind],
    name: 'temporizadores',
    log,
    round: () => runDue(ctx, awake()),
  })
  await queue.work(jobRunner(queue, new Map(jobs.map((job) => [job.name, job])), ctx), log)
  return {
    stop: async () => {
      stopping.abort()
      deaf()
      await Promise.all([telling.stop(), clock.stop(), queue.rest()])
    },
  }
}
