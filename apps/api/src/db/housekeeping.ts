/**
 * What has served its time is forgotten, a little at a time and without making anybody wait. The audit is never touched: of what
 * goes, it keeps who, when and from where, by identifier. What people are told of it is in `docs/administracion.md`.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { LOAD_DAYS } from '@cauce/domain/kit/load/load'
import { EVENT_KEPT_DAYS } from '@cauce/domain/kit/events/events'
import { sweepHalfWritten, type FileStore } from '../files/store.ts'
import { SWEEP_ROWS, sweepTickets } from '../files/tickets.ts'
import type { Log } from '../http/handle.ts'
import { SWEPT_LOADS, sweepLoads } from '../kit/load/sweep.ts'
import { JOB_KEPT_DAYS } from '../kit/jobs/kept-days.ts'
import { sweepUnfinished, UNFINISHED_BATCH } from '../modules/chat/sweep-files.ts'
import { LOAD_KEPT_DAYS } from '../modules/usuarios/loads/review.ts'
import type { Database } from './open.ts'
import { gatherStatistics, vacuumChurned } from './statistics.ts'
import type { DB } from './tables.ts'
import { errorCode } from './unavailable.ts'

/** Days that each thing is kept, and why so many. */
export const KEPT_DAYS = {
  /** A browser repeats a call within seconds, a person within the day; a week covers a tab left open over a long weekend. */
  claves: 7,
  /** An order whose answer was lost waits in the browser with its key (decision 0008), and is sent again when it is opened. */
  claves_de_ordenes: 30,
  /** A theft of a session is found out late: a quarter in which address and device can be looked into beside the audit. */
  sesiones: 90,
  enlaces: 90,
  codigos_recuperacion: 90,
  /** A complaint that a mail did not come arrives within the month; its codes and links stopped serving within three days. */
  correos: 30,
  /** As long as a load can be gone on with. */
  cargas: LOAD_KEPT_DAYS,
  archivos_cargados: LOAD_DAYS,
  /** What a module was told can be gone over for a year, and a month to notice that it has to be. */
  eventos: EVENT_KEPT_DAYS,
  trabajos: JOB_KEPT_DAYS,
  /** No upload takes a day: nobody is writing it any more. */
  archivos_a_medias: 1,
} as const

type Kept = keyof typeof KEPT_DAYS
/** How much of each thing was forgotten. */
export type Forgotten = Partial<Record<Kept | 'direcciones_de_archivo' | 'mensajes_sin_enviar', number>>

const DAY_MS = 86_400_000
/** Rows of one transaction: a few milliseconds. */
export const BATCH_ROWS = 500
/** A load has up to 5,000 lines. */
const BATCH_LOADS = 2
/** Between two batches, so that whoever waits for the database goes first. */
const PAUSE_MS = 20
const STATEMENT_TIMEOUT = '5s'
const LOCK_TIMEOUT = '1s'
/** Any number, the same in every process and not that of the migrations. */
const ADVISORY_LOCK = 7_201_985
const ORDER_CALLS = 'ordenamiento.generarOrdenamiento/%'
/** Before the fingerprint of an address. Written into the statement, so that it is answered by its index. */
const HASHED = sql.lit('sha256:')
const SAYS_TO_WHOM = sql`para not like ${sql.lit('sha256:%')}`

interface Purge {
  readonly batch: number
  /** Answers how many rows it took: fewer than `batch` when no more are left. */
  run(trx: Kysely<DB>, before: Date, batch: number): Promise<number>
}

/** Rows that somebody holds at this moment are left for the next night. */
const some = (table: keyof DB, old: RawBuilder<unknown>, batch: number): RawBuilder<unknown> =>
  sql`ctid = any(array(select ctid from ${sql.table(table)} where ${old} limit ${batch} for update skip locked))`

const remove = (
  table: keyof DB,
  old: (before: RawBuilder<Date>) => RawBuilder<unknown>,
  batch = BATCH_ROWS,
): Purge => ({
  batch,
  run: async (trx, before, rows) => {
    const which = some(table, old(sql`${before}::timestamptz`), rows)
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${which}`.execute(trx)
    return Number(numAffectedRows ?? 0)
  },
})

/** The row, its subject and its times stay; the address, only as something with which one that is known can be compared. */
const emptyMails: Purge = {
  batch: BATCH_ROWS,
  run: async (trx, before, rows) => {
    const old = sql`${SAYS_TO_WHOM} and estado in ('enviado', 'fallido')
      and created_at < ${before}::timestamptz and coalesce(enviado_at, created_at) < ${before}::timestamptz`
    const { numAffectedRows } = await sql`update correos
      set para = ${HASHED} || encode(sha256(convert_to(lower(para), 'UTF8')), 'hex'), texto = '', adjuntos = '[]'
      where ${some('correos', old, rows)}`.execute(trx)
    return Number(numAffectedRows ?? 0)
  },
}

const PURGES: Readonly<Record<Exclude<Kept, 'archivos_a_medias' | 'archivos_cargados'>, Purge>> = {
  claves: remove('idempotencia', (before) => sql`created_at < ${before} and llamada not like ${ORDER_CALLS}`),
  claves_de_ordenes: remove('idempotencia', (before) => sql`created_at < ${before}`),
  // With the codes of its sign-in.
  sesiones: remove('sesiones', (before) => sql`least(revocada_at, expira_at) < ${before}`),
  enlaces: remove('recuperaciones', (before) => sql`least(usado_at, expira_at) < ${before}`),
  codigos_recuperacion: remove('codigos_recuperacion', (before) => sql`usado_at < ${before}`),
  correos: emptyMails,
  // Not while somebody has not been told.
  eventos: remove(
    'eventos',
    (before) => sql`ocurrio_at < ${before} and not exists (
      select 1 from evento_entregas d where d.evento_id = eventos.id and d.estado in ('pendiente', 'fallido'))`,
  ),
  trabajos: remove(
    'trabajos',
    (before) => sql`created_at < ${before} and not exists (
      select 1 from cola.job j where j.name = 'trabajos' and j.id = trabajos.id and j.state < 'completed')`,
  ),
  cargas: remove('cargas_usuarios', (before) => sql`updated_at < ${before}`, BATCH_LOADS),
}

interface Parts {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly files: FileStore
  readonly dataDir: string
  readonly log: Log
}

/** Batch after batch, until one is not full or it has to stop. */
const inBatches = async (batch: number, isStopping: () => boolean, one: () => Promise<number>): Promise<number> => {
  let total = 0
  let taken = batch
  while (taken >= batch && !isStopping()) {
    if (total > 0) await pause(PAUSE_MS)
    taken = await one()
    total += taken
  }
  return total
}

/** One batch, in a transaction that gives up rather than make anybody wait. */
const patiently = (db: Kysely<DB>, work: (trx: Kysely<DB>) => Promise<number>): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true),
      set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx)
    return work(trx)
  })

const isPurge = (name: string): name is keyof typeof PURGES => name in PURGES

/**
 * One round in this process: forgets what is old and, on the embedded database, which has nobody else to do it, frees the room
 * and brings the statistics up to date. What fails is logged and waits for the next round; the rest is done.
 */
const round = async (
  db: Kysely<DB>,
  { database, files, dataDir, log }: Parts,
  now: Date,
  stop: AbortSignal | undefined,
): Promise<Forgotten> => {
  const forgotten: Forgotten = {}
  const isStopping = (): boolean => stop?.aborted === true
  const attempt = async (what: string, work: () => Promise<number>): Promise<number> => {
    try {
      return isStopping() ? 0 : await work()
    } catch (error) {
      log.warn({ que: what, causa: errorCode(error) }, 'una parte de la limpieza queda para la próxima')
      return 0
    }
  }
  const before = (name: Kept): Date => new Date(now.getTime() - KEPT_DAYS[name] * DAY_MS)
  for (const name of Object.keys(PURGES).filter(isPurge)) {
    const purge = PURGES[name]
    const one = () => patiently(db, (trx) => purge.run(trx, before(name), purge.batch))
    forgotten[name] = await attempt(name, () => inBatches(purge.batch, isStopping, one))
  }
  forgotten.direcciones_de_archivo = await attempt('direcciones_de_archivo', () =>
    inBatches(SWEEP_ROWS, isStopping, () => sweepTickets(db, files, now)),
  )
  forgotten.archivos_cargados = await attempt('archivos_cargados', () =>
    inBatches(SWEPT_LOADS, isStopping, () => sweepLoads(db, files, before('archivos_cargados'))),
  )
  forgotten.mensajes_sin_enviar = await attempt('mensajes_sin_enviar', () =>
    inBatches(UNFINISHED_BATCH, isStopping, () => sweepUnfinished(db, files, now)),
  )
  // The disk has a clock of its own, which no test moves.
  const day = new Date(Date.now() - KEPT_DAYS.archivos_a_medias * DAY_MS)
  forgotten.archivos_a_medias = await attempt('archivos_a_medias', () => sweepHalfWritten(dataDir, day))
  if (database.kind === 'embedded') {
    await attempt('espacio', () => vacuumChurned(db, stop))
    await attempt('estadisticas', () => gatherStatistics(db, stop))
  }
  return forgotten
}

/**
 * Does one round, unless another process is doing it: then null. Logs how many of each thing were forgotten, and nothing else.
 * @param now the server's clock
 */
export const keepHouse = async (parts: Parts, now: Date, stop?: AbortSignal): Promise<Forgotten | null> => {
  const { db, kind } = parts.database
  const started = performance.now()
  const work = (one: Kysely<DB>) => round(one, parts, now, stop)
  // The embedded database belongs to one process, which would only keep itself waiting.
  const forgotten =
    kind === 'embedded'
      ? await work(db)
      : await db.connection().execute(async (one) => {
          const { rows } = await sql<{ mio: boolean }>`select pg_try_advisory_lock(${ADVISORY_LOCK}) as mio`.execute(
            one,
          )
          if (rows[0]?.mio !== true) return null
          try {
            return await work(one)
          } finally {
            await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(one)
          }
        })
  if (forgotten) parts.log.info({ ...forgotten, ms: Math.round(performance.now() - started) }, 'limpieza')
  return forgotten
}
