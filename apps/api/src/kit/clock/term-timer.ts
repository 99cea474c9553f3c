/** Wakes the clock of the terms every half minute. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { errorCode } from '../../db/unavailable.ts'
import type { Log } from '../../http/handle.ts'
import { actDue } from './act-due.ts'

const EVERY_MS = 30_000

/** Starts the rounds and answers how to stop them; stopping waits for the one that is running. */
export const startTermClock = (db: Kysely<DB>, log: Log): { stop(): Promise<void> } => {
  let running: Promise<unknown> | null = null
  const timer = setInterval(() => {
    running ??= actDue(db)
      .catch((error: unknown) => log.warn({ causa: errorCode(error) }, 'los avisos de los plazos no se pudieron dar'))
      .finally(() => {
        running = null
      })
  }, EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
