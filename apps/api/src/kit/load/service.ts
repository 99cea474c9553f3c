/** What a person does with a load: asks where to send its file, has it reviewed, has it loaded, and stops it. */
import type { Transaction } from 'kysely'
import { isWorking, MEGABYTE, tooManyBytes } from '@cauce/domain/kit/load/load'
import { alreadyLoaded, loadWords } from '@cauce/domain/kit/load/load-words'
import { UPLOAD_MINUTES } from '@cauce/domain/chat/stored-files'
import { hasPermission } from '@cauce/domain/session/permission'
import type { Answer, Body } from '@cauce/contract/entry'
import type { cargas, LoadSummary } from '@cauce/contract/cargas'
import * as Schema from 'effect/Schema'
import { audit } from '../../audit/audit.ts'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { CSV } from '../../files/arrivals.ts'
import { arrivingKey } from '../../files/keys.ts'
import { issueArrival } from '../../files/tickets.ts'
import { fail, forbidden, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import * as queries from './load-queries.ts'
import type { AnyLoader } from './loader.ts'
import { NotAFile } from './read-lines.ts'
import type { LoadJob } from './run-load.ts'
import { titlesIn, type Titles } from './titles.ts'

type Module = typeof cargas
type Trx = Transaction<DB>

const RECENT = 8
/** Files that one person may have asked to send at once. */
const MAX_WAITING = 20
const DAY_MS = 86_400_000
const UNKNOWN_LOAD = 'No existe esa carga'
const NO_LOAD = 'Esta carga ya no está. Suba el archivo de nuevo.'
const NOT_RECEIVED = 'El archivo no llegó completo. Envíelo de nuevo.'
const TOO_MANY = 'Ha pedido cargar muchos archivos sin enviarlos. Intente más tarde.'
const NOT_REVIEWED = 'Primero revise el archivo: todavía no se sabe qué haría.'
const ENDED = 'Esta carga ya terminó.'

/** What the block needs of the house. */
export interface Loads {
  readonly loaders: ReadonlyMap<string, AnyLoader>
  readonly job: LoadJob
}

const readNames = Schema.decodeUnknownSync(Schema.Array(Schema.String))

const summary = async (db: Trx | UserCtx['db'], row: queries.LoadRow): Promise<LoadSummary> => {
  const { id, carga, nombre, estado, modo, tamano, leidos, motivo, updated_at, ignoradas } = row
  const { total, por_crear, por_editar, creadas, editadas, iguales, rechazadas } = row
  const counts = { total, por_crear, por_editar, creadas, editadas, iguales, rechazadas }
  return {
    id,
    carga,
    nombre,
    estado,
    modo,
    quien: await queries.whose(db, row.user_id),
    updated_at: updated_at.toISOString(),
    tamano,
    leidos: Math.min(leidos, tamano),
    ...counts,
    mensaje: loadWords({ ...counts, estado, modo, motivo }),
    columnas_ignoradas: readNames(ignoradas),
    antes: await queries.loadedBefore(db, row),
  }
}

/** The load that is named, for who may. */
const loaderFor = ({ loaders }: Loads, ctx: UserCtx, name: string): AnyLoader => {
  const loader = loaders.get(name)
  if (loader === undefined) throw invalid({ carga: [UNKNOWN_LOAD] })
  if (!hasPermission(ctx.user, loader.permission)) throw forbidden()
  return loader
}

/** The load, for who may; 404 when it is not there. */
const found = (loads: Loads, ctx: UserCtx, row: queries.LoadRow | undefined) => {
  if (row === undefined) throw notFound(NO_LOAD)
  return { row, loader: loaderFor(loads, ctx, row.carga) }
}

const find = async (loads: Loads, ctx: UserCtx, id: number) => found(loads, ctx, await queries.findLoad(ctx.db, id))

export const listLoads = async (loads: Loads, ctx: UserCtx, name: string): Promise<Answer<Module['lista']>> => {
  loaderFor(loads, ctx, name)
  const rows = await queries.recentLoads(ctx.db, name, RECENT)
  return Promise.all(rows.map((row) => summary(ctx.db, row)))
}

export const viewLoad = async (loads: Loads, ctx: UserCtx, id: number): Promise<LoadSummary> =>
  summary(ctx.db, (await find(loads, ctx, id)).row)

/** Where the file is to be sent. */
export const askLoad = async (
  loads: Loads,
  ctx: UserCtx,
  { carga, nombre, tamano }: Body<Module['pedir']>,
): Promise<Answer<Module['pedir']>> => {
  loaderFor(loads, ctx, carga)
  const most = ctx.config.loadMegabytes
  if (tamano > most * MEGABYTE) throw invalid({ tamano: [tooManyBytes(most)] })
  const now = ctx.now()
  if ((await queries.countWaiting(ctx.db, ctx.user.id, new Date(now.getTime() - DAY_MS))) >= MAX_WAITING) {
    throw fail(429, 'carga.demasiadas', TOO_MANY)
  }
  const llegada = arrivingKey('csv')
  const { ip, agente, user } = ctx
  const id = await queries.addLoad(ctx.db, { carga, nombre, tamano, llegada, user_id: user.id, ip, agente }, now)
  const file = { nombre, tipo: CSV, tamano, archivo: llegada }
  const direct = await ctx.files.uploadUrl(llegada, { tamano, seconds: UPLOAD_MINUTES * 60 })
  const ticket = direct === null ? await issueArrival(ctx.db, user.id, now, file, UPLOAD_MINUTES) : null
  const until = ticket?.expira_at ?? new Date(now.getTime() + UPLOAD_MINUTES * 60_000)
  return { id, url: direct ?? ticket?.url ?? '', expira_at: until.toISOString() }
}

/** Takes the file that came to where its address does not reach. */
const settled = async (ctx: UserCtx, { llegada, tamano, archivo }: queries.LoadRow): Promise<string> => {
  if (archivo !== null) return archivo
  const examined = await ctx.files.examineFile(llegada)
  const kept = examined?.tamano === tamano ? await ctx.files.settleFile(llegada, examined) : null
  if (kept === null) throw fail(409, 'archivo.no_recibido', NOT_RECEIVED)
  return kept
}

/** 422 at `archivo` with what keeps it from being read. */
const titlesFor = async (ctx: UserCtx, loader: AnyLoader, archivo: string) => {
  const file = await ctx.files.streamFile(archivo)
  if (file === null) throw fail(409, 'archivo.no_recibido', NOT_RECEIVED)
  const refuse = async (problems: readonly string[]): Promise<never> => {
    await ctx.files.removeFile(archivo)
    throw invalid({ archivo: problems }, problems.join('. '))
  }
  let titles: Titles
  try {
    titles = await titlesIn(file.bytes)
  } catch (error) {
    if (error instanceof NotAFile) return refuse([error.message])
    throw error
  } finally {
    file.bytes.destroy()
  }
  const { problems, ignored } = loader.readHeader(titles.cells)
  if (problems.length > 0) return refuse(problems)
  return { titulos: jsonText(titles), ignoradas: jsonText(ignored) }
}

const by = ({ user, ip, agente }: UserCtx) => ({ user_id: user.id, ip, agente })

/** Nobody looked at it, or the look was stopped. */
const canReview = ({ estado, modo }: queries.LoadRow): boolean =>
  estado === 'esperando' || (estado === 'cancelada' && modo === null)

/** Begins the review, unless it has begun or was made. */
export const reviewLoad = async (loads: Loads, ctx: UserCtx, id: number): Promise<LoadSummary> => {
  const { row, loader } = await find(loads, ctx, id)
  if (!canReview(row)) return summary(ctx.db, row)
  const archivo = await settled(ctx, row)
  const header = await titlesFor(ctx, loader, archivo)
  const after = await ctx.db.transaction().execute(async (trx) => {
    const held = await queries.holdLoad(trx, id)
    if (held === undefined) throw notFound(NO_LOAD)
    if (!canReview(held)) return held
    await queries.dropLines(trx, id)
    const begun = { ...queries.NO_COUNTS, ...header, ...by(ctx), archivo, hasta_linea: 0, leidos: 0, motivo: null }
    await queries.moveLoad(trx, id, { ...begun, estado: 'en_revision' }, ctx.now())
    await audit(trx, ctx, {
      accion: 'carga.revisar',
      recurso: 'carga',
      recurso_id: id,
      detalle: { carga: held.carga, archivo: held.nombre },
    })
    await ctx.queue.enqueue(trx, loads.job, { carga_id: id }, { userId: ctx.user.id })
    return queries.findLoad(trx, id)
  })
  return summary(ctx.db, found(loads, ctx, after).row)
}

const requireNew = async (trx: Trx, row: queries.LoadRow): Promise<void> => {
  const before = await queries.loadedBefore(trx, row)
  if (before !== null) throw fail(409, 'carga.repetida', alreadyLoaded(before))
}

/** Begins to load, or goes on where it was stopped. */
export const applyLoad = async (
  loads: Loads,
  ctx: UserCtx,
  id: number,
  { modo, repetir }: Body<Module['aplicar']>,
): Promise<LoadSummary> => {
  const { loader, row } = await find(loads, ctx, id)
  await loader.confirm?.(ctx)
  const after = await ctx.db.transaction().execute(async (trx) => {
    await queries.holdKind(trx, row.carga)
    const held = await queries.holdLoad(trx, id)
    if (held === undefined) throw notFound(NO_LOAD)
    const { estado, rechazadas, modo: before } = held
    if (estado === 'en_carga') return held
    if (estado === 'terminada') throw fail(409, 'carga.no_lista', ENDED)
    const goesOn = estado === 'cancelada' && before !== null
    if (estado !== 'revisada' && !goesOn) throw fail(409, 'carga.no_lista', NOT_REVIEWED)
    if (repetir !== true && !goesOn) await requireNew(trx, held)
    if (modo === 'todas' && rechazadas > 0) {
      await queries.moveLoad(trx, id, { modo }, ctx.now())
      return queries.findLoad(trx, id)
    }
    const from = goesOn ? {} : { hasta_linea: 0, leidos: 0 }
    await queries.moveLoad(trx, id, { ...from, ...by(ctx), estado: 'en_carga', modo, motivo: null }, ctx.now())
    await audit(trx, ctx, {
      accion: 'carga.aplicar',
      recurso: 'carga',
      recurso_id: id,
      detalle: { carga: held.carga, archivo: held.nombre, modo },
    })
    await ctx.queue.enqueue(trx, loads.job, { carga_id: id }, { userId: ctx.user.id })
    return queries.findLoad(trx, id)
  })
  return summary(ctx.db, found(loads, ctx, after).row)
}

/** Stops it after the part that is under way, if any. One that has ended stays ended. */
export const cancelLoad = async (loads: Loads, ctx: UserCtx, id: number): Promise<LoadSummary> => {
  await find(loads, ctx, id)
  await ctx.db.transaction().execute(async (trx) => {
    const held = await queries.holdLoad(trx, id)
    if (held === undefined || !isWorking(held.estado)) return
    await queries.moveLoad(trx, id, { estado: 'cancelada' }, ctx.now())
    await audit(trx, ctx, {
      accion: 'carga.cancelar',
      recurso: 'carga',
      recurso_id: id,
      detalle: { carga: held.carga, archivo: held.nombre },
    })
  })
  return viewLoad(loads, ctx, id)
}
