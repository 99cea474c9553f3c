/** One attempt of a job: what it is given, how it is stopped, and what is kept of how it ended. */
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { JOB_EVENT } from '@cauce/domain/kit/jobs/work-state'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { errorCode } from '../../db/unavailable.ts'
import { type Job, type JobCtx, JobStopped, type WorkCtx } from './definition.ts'
import type { Queue, QueuedJob } from './queue.ts'

const TELL_EVERY_MS = 500

/** What may be kept of a failure: its code or its class, never its words, which may quote a row. */
export const causeOf = (error: unknown): string => errorCode(error) || (error instanceof Error ? error.name : 'error')

const rowOf = (db: Kysely<DB>, id: string) =>
  db.selectFrom('trabajos').select(['user_id', 'cancelar_at', 'terminado_at']).where('id', '=', id).executeTakeFirst()

/** Keeps that it ended, once; false when another copy of it did. */
const keepEnd = async (trx: Kysely<DB>, id: string, result: object | undefined): Promise<boolean> => {
  const kept = await trx
    .updateTable('trabajos')
    .set({ terminado_at: sql<Date>`clock_timestamp()`, error: null, resultado: result ? jsonText(result) : null })
    .where('id', '=', id)
    .where('terminado_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

interface Attempt {
  readonly ctx: JobCtx
  readonly isCancelled: () => boolean
  readonly isFinished: () => boolean
}

const attempt = (around: WorkCtx, job: QueuedJob, userId: number | null): Attempt => {
  const { db, realtime } = around
  const cancelling = new AbortController()
  const signal = AbortSignal.any([around.signal, job.signal, cancelling.signal])
  let toldAt = 0
  let finished = false
  const ctx: JobCtx = {
    ...around,
    id: job.id,
    attempt: job.retryCount + 1,
    userId,
    signal,
    progress: async (done, total) => {
      if (signal.aborted) throw new JobStopped()
      const now = performance.now()
      if (toldAt > 0 && now - toldAt < TELL_EVERY_MS && done < total) return
      toldAt = now
      const row = await db
        .updateTable('trabajos')
        .set({ hechos: done, total })
        .where('id', '=', job.id)
        .returning('cancelar_at')
        .executeTakeFirst()
      if (userId !== null) realtime.toUser(userId, JOB_EVENT, { id: job.id, hechos: done, total })
      if (row === undefined || row.cancelar_at !== null) {
        cancelling.abort()
        throw new JobStopped()
      }
    },
    finish: async (trx: Transaction<DB>, result) => {
      if (!(await keepEnd(trx, job.id, result))) throw new JobStopped()
      finished = true
    },
  }
  return { ctx, isCancelled: () => cancelling.signal.aborted, isFinished: () => finished }
}

/** How a process runs what the queue gives it. */
export const jobRunner =
  (queue: Pick<Queue, 'cancel'>, jobs: ReadonlyMap<string, Job<never>>, around: WorkCtx) =>
  async (job: QueuedJob): Promise<void> => {
    const { db, log, realtime } = around
    const row = await rowOf(db, job.id)
    // It ended, and its process died before the engine was told.
    if (row === undefined || row.terminado_at !== null) return
    const definition = jobs.get(job.data.nombre)
    const userId = row.user_id
    const { ctx, isCancelled, isFinished } = attempt(around, job, userId)
    const tell = (): void => {
      if (userId !== null) realtime.toUser(userId, JOB_EVENT, { id: job.id })
    }
    const cancelled = () => db.transaction().execute((trx) => queue.cancel(trx, job.id))
    const failure = async (error: unknown): Promise<string | null> => {
      if (isCancelled()) {
        await cancelled()
        return null
      }
      const causa = error instanceof JobStopped ? 'detenido' : causeOf(error)
      await db.updateTable('trabajos').set({ error: causa }).where('id', '=', job.id).execute()
      const fields = { trabajo: job.id, nombre: job.data.nombre, intento: job.retryCount + 1, causa }
      log.warn(fields, 'un trabajo no terminó')
      return causa
    }
    const run = async (): Promise<string | null> => {
      try {
        if (definition === undefined) throw new RangeError('unknown job')
        if (row.cancelar_at === null) {
          await definition.run(ctx, job.data.datos)
          if (!isFinished()) await keepEnd(db, job.id, undefined)
        } else await cancelled()
        return null
      } catch (error) {
        return failure(error)
      }
    }
    const causa = await run()
    tell()
    // The engine keeps the words of what it is thrown: only the class of the failure.
    if (causa !== null) throw new Error(causa)
  }
