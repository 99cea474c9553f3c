/**
 * Reads a file part by part. What a part does and how far the load is are one transaction, so that a process that dies goes on with
 * the next part, and no line is done twice. All or none is one transaction, that begins again.
 */
import type { Transaction } from 'kysely'
import * as Schema from 'effect/Schema'
import { FILE_GONE, isWorking, NO_LONGER_THEIRS } from '@cauce/domain/kit/load/load'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { defineJob, type Job, type JobCtx, JobStopped } from '../jobs/definition.ts'
import { actorOf } from './actor.ts'
import { type Chunk, type Chunks, chunksOf } from './chunks.ts'
import {
  advance,
  type Counts,
  dropKeys,
  findLoad,
  holdLoad,
  type LoadRow,
  moveLoad,
  NO_COUNTS,
} from './load-queries.ts'
import type { AnyLoader, PlannedLine } from './loader.ts'
import { added, doPart, type Part, type PartDone } from './parts.ts'
import { NotAFile, type Progress, readLines } from './read-lines.ts'
import { readTitles } from './titles.ts'

type Trx = Transaction<DB>

/** A large file is read for long; a process that dies is noticed within seconds all the same. */
const LONGEST_SECONDS = 12 * 3_600
/** It goes on where it was: a machine that dies often is no reason to leave it. */
const RETRIES = 200

interface Run {
  readonly ctx: JobCtx
  readonly load: LoadRow
  readonly part: Part
  readonly chunks: Chunks
  /** Begins the review again. */
  readonly again: (trx: Trx) => Promise<unknown>
}

const reviewed = async (trx: Trx, { ctx, load, chunks }: Run): Promise<void> => {
  const { tamano: leidos } = load
  await moveLoad(trx, load.id, { estado: 'revisada', huella: chunks.print(), leidos }, ctx.now())
  await ctx.finish(trx, { carga: load.id })
}

const loaded = async (trx: Trx, { ctx, load, part }: Run): Promise<void> => {
  await moveLoad(trx, load.id, { estado: 'terminada', leidos: load.tamano }, ctx.now())
  await dropKeys(trx, load.id)
  const after = await findLoad(trx, load.id)
  const { creadas, editadas, rechazadas } = after ?? NO_COUNTS
  await audit(trx, part.ctx, {
    accion: 'carga.terminar',
    recurso: 'carga',
    recurso_id: load.id,
    detalle: { carga: load.carga, archivo: load.nombre, creadas, editadas, rechazadas },
  })
  await ctx.finish(trx, { carga: load.id })
}

/** One part, unless somebody stopped the load; another process may have done some of it. */
const nextPart = ({ ctx, load, part }: Run, { lines, leidos }: Chunk) =>
  ctx.db.transaction().execute(async (trx): Promise<PartDone | null> => {
    const held = await holdLoad(trx, load.id)
    if (held?.estado !== load.estado) return null
    const left = lines.filter(({ linea }) => linea > held.hasta_linea)
    const last = left.at(-1)
    if (last === undefined) return { counts: NO_COUNTS, rejected: [], lines: [] }
    const done = await doPart(trx, part, left)
    await advance(trx, load.id, { hasta_linea: last.linea, leidos, counts: done.counts, now: ctx.now() })
    return done
  })

const byParts = async (run: Run): Promise<void> => {
  const { ctx, load, part } = run
  for await (const chunk of run.chunks.all) {
    const done = await nextPart(run, chunk)
    if (done === null) return
    part.reading.told(part.ctx, done.lines)
    await ctx.progress(chunk.leidos, load.tamano)
  }
  await ctx.db.transaction().execute(async (trx) => {
    const held = await holdLoad(trx, load.id)
    if (held?.estado === load.estado) await (part.writes ? loaded(trx, run) : reviewed(trx, run))
  })
}

/** A line was wrong where all or none was asked, or it was stopped: nothing of it stays. */
class Undone extends Error {
  readonly isWrong: boolean

  constructor(isWrong: boolean) {
    super('Undone')
    this.isWrong = isWrong
  }
}

const allOrNone = (run: Run): Promise<readonly PlannedLine[]> =>
  run.ctx.db.transaction().execute(async (trx) => {
    const { ctx, load, part } = run
    let counts: Counts = NO_COUNTS
    let hasta_linea = 0
    const written: PlannedLine[] = []
    for await (const { lines } of run.chunks.all) {
      const now = await findLoad(trx, load.id)
      if (ctx.signal.aborted || now?.estado !== load.estado) throw new Undone(false)
      const done = await doPart(trx, part, lines)
      if (done.rejected.length > 0) throw new Undone(true)
      counts = added(counts, done.counts)
      hasta_linea = lines.at(-1)?.linea ?? hasta_linea
      written.push(...done.lines)
    }
    const held = await holdLoad(trx, load.id)
    if (held?.estado !== load.estado) throw new Undone(false)
    await advance(trx, load.id, { hasta_linea, leidos: load.tamano, counts, now: ctx.now() })
    await loaded(trx, run)
    return written
  })

const atOnce = async (run: Run): Promise<void> => {
  const { ctx, load, part } = run
  try {
    part.reading.told(part.ctx, await allOrNone(run))
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    if (ctx.signal.aborted) throw new JobStopped()
    if (!error.isWrong) return
    // What was good when it was reviewed no longer is: it is reviewed again, and says so.
    await ctx.db.transaction().execute(async (trx) => {
      await moveLoad(trx, load.id, { estado: 'en_revision', hasta_linea: 0, leidos: 0 }, ctx.now())
      await run.again(trx)
      await ctx.finish(trx, { carga: load.id })
    })
  }
}

/** It cannot go on, and why. */
const giveUp = (ctx: JobCtx, id: number, motivo: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const held = await holdLoad(trx, id)
    if (held !== undefined && isWorking(held.estado)) {
      await moveLoad(trx, id, { estado: 'ilegible', motivo }, ctx.now())
    }
    await ctx.finish(trx, { carga: id })
  })

const read = async (ctx: JobCtx, load: LoadRow, loader: AnyLoader, again: Run['again']): Promise<void> => {
  const actor = await actorOf(ctx, load, loader.permission)
  if (actor === null) return giveUp(ctx, load.id, NO_LONGER_THEIRS)
  const file = load.archivo === null ? null : await ctx.files.streamFile(load.archivo)
  if (file === null) return giveUp(ctx, load.id, FILE_GONE)
  const titles = readTitles(load.titulos)
  const progress: Progress = { bytes: 0 }
  const writes = load.estado === 'en_carga'
  const part: Part = {
    ctx: actor,
    loader,
    reading: loader.open(titles.cells),
    origin: { carga: load.id, archivo: load.nombre },
    writes,
  }
  const asked = { size: loader.partLines, from: load.hasta_linea, maxLines: loader.maxLines, progress }
  const chunks = chunksOf(readLines(file.bytes, titles.head, progress), asked)
  const run: Run = { ctx, load, part, chunks, again }
  try {
    await (writes && load.modo === 'todas' ? atOnce(run) : byParts(run))
  } catch (error) {
    if (!(error instanceof NotAFile)) throw error
    await giveUp(ctx, load.id, error.message)
  } finally {
    file.bytes.destroy()
  }
}

const Payload = Schema.Struct({ carga_id: Schema.Int })
export type LoadJob = Job<typeof Payload.Type>

/** The job that reads any load. */
export const loadJob = (loaders: ReadonlyMap<string, AnyLoader>): LoadJob => {
  const job: LoadJob = defineJob({
    name: 'cargas.leer',
    words: 'Lee un archivo que se carga',
    payload: Payload,
    retries: RETRIES,
    expires: LONGEST_SECONDS,
    run: async (ctx, { carga_id }) => {
      const load = await findLoad(ctx.db, carga_id)
      if (load === undefined || !isWorking(load.estado)) return
      const loader = loaders.get(load.carga)
      if (loader === undefined) throw new RangeError('unknown load')
      const again = (trx: Trx) => ctx.jobs.enqueue(trx, job, { carga_id }, { userId: load.user_id })
      await read(ctx, load, loader, again)
      const after = await findLoad(ctx.db, carga_id)
      // What is loaded is not read again.
      if (after?.estado === 'terminada' && after.archivo !== null) await ctx.files.removeFile(after.archivo)
    },
  })
  return job
}
