/** Starts a whole server and stops it cleanly. What stops a start is one Spanish sentence. */
import { readFileSync } from 'node:fs'
import { access, constants, mkdir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { WORK } from './background.ts'
import type { Config } from './config.ts'
import { type FolderLock, acquireLock, lostSentence } from './db/lock.ts'
import { type Database, openDatabase } from './db/open.ts'
import { LEAST_TO_START_BYTES, freeBytes } from './db/room.ts'
import { noteSetAside } from './db/set-aside.ts'
import { gatherStatistics, lacksStatistics } from './db/statistics.ts'
import { errorCode } from './db/unavailable.ts'
import { openStore } from './files/open-store.ts'
import { noRoom } from './http/no-room.ts'
import { openQueue } from './kit/jobs/queue.ts'
import { startWork } from './kit/work.ts'
import { startMailWorker } from './mail/worker.ts'
import { productionWarnings, unsafeDatabase } from './production.ts'
import { placeChatFiles } from './seed/demo/chat-files.ts'
import { freshenDemo } from './seed/freshen.ts'
import { addNewPermissions } from './seed/permissions.ts'
import { addNewStatuses } from './seed/statuses.ts'
import { seedDatabase } from './seed/seed.ts'
import { type LogStream, buildServer } from './server.ts'

/** Why the server cannot start, for the person who starts it. */
export class StartProblem extends Error {}

export interface Running {
  /** Address for a browser on this machine, without a slash at the end. */
  readonly address: string
  readonly app: FastifyInstance
  readonly database: Database
  /** Resolves, with what to say, if the data folder is found in somebody else's hands: nothing is written any more. */
  readonly gone: Promise<string>
  stop(): Promise<void>
}

export interface StartOptions {
  /** Lines for the person who starts it. */
  readonly say: (line: string) => void
  readonly now?: () => Date
  /** Where the log lines go; to the standard output unless told. */
  readonly logTo?: LogStream
}

const CLOSE_TIMEOUT_MS = 8_000
/** Patients' data: nobody else on the machine reads them. */
const ONLY_OURS = 0o700

export const version = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  const value: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : undefined
  return typeof value === 'string' ? value : '0.0.0'
}

const portProblem = (error: unknown, { port, host }: Config): StartProblem => {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') {
    return new StartProblem(
      `El puerto ${port} ya está en uso. Cierre el otro programa o elija otro: PORT=${port + 1} npm start`,
    )
  }
  if (code === 'EACCES')
    return new StartProblem(`No hay permiso para usar el puerto ${port}. Elija uno mayor que 1023 con PORT.`)
  return new StartProblem(`No se puede escuchar en ${host}:${port} (${code}). Revise HOST y PORT.`)
}

/** Fails early, before the database is opened, when somebody else has the port. */
const checkPort = (config: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portProblem(error, config)))
    probe.listen(config.port, config.host, () => probe.close(() => resolve()))
  })

const isFolder = async (dir: string): Promise<boolean> => {
  try {
    return (await stat(dir)).isDirectory()
  } catch {
    // Absent or out of reach: making it will say which.
    return false
  }
}

/** Makes the folder and those above it. Node's own recursive mkdir never returns under `/proc`. */
const makeFolder = async (dir: string): Promise<void> => {
  if (await isFolder(dir)) return
  if (dirname(dir) !== dir) await makeFolder(dirname(dir))
  await mkdir(dir, { mode: ONLY_OURS })
}

const checkFolder = async (dir: string): Promise<void> => {
  try {
    await makeFolder(dir)
    await access(dir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartProblem(
      `No se puede escribir en la carpeta de datos ${dir} (${errorCode(error)}). Cambie sus permisos o use otra con DATA_DIR.`,
    )
  }
}

const roomProblem = (dataDir: string): StartProblem =>
  new StartProblem(
    `No queda espacio en el disco de la carpeta de datos ${dataDir}, o no se puede escribir en él. No se tocó nada: libere espacio y vuelva a iniciar.`,
  )

const checkRoom = ({ dataDir, databaseUrl }: Config): void => {
  const free = databaseUrl === null ? freeBytes(dataDir) : null
  if (free !== null && free < LEAST_TO_START_BYTES) throw roomProblem(dataDir)
}

const takeFolder = async (config: Config, say: (line: string) => void): Promise<FolderLock | null> => {
  if (config.databaseUrl !== null) return null
  try {
    return await acquireLock(config.dataDir, { onWait: say })
  } catch (error) {
    const code = errorCode(error)
    if (code === '') throw error
    throw new StartProblem(
      `No se puede escribir en la carpeta de datos ${config.dataDir} (${code}). Cambie sus permisos o use otra con DATA_DIR.`,
    )
  }
}

/** Tables up to date and, in an empty database, the catalogues and (in demo mode) the story. */
const prepare = async (
  { db, kind, filled, migrate }: Database,
  config: Config,
  now: Date,
  say: (line: string) => void,
): Promise<void> => {
  const today = bogotaDate(now.getTime())
  await migrate()
  await seedDatabase(db, { demo: config.demo, today, now, log: say })
  filled()
  await noteSetAside(db, config.dataDir, now)
  await addNewPermissions(db, config.demo)
  await addNewStatuses(db)
  if (config.demo) await freshenDemo(db, today, now)
  // PostgreSQL will see for itself in a minute; the embedded database never.
  if (kind === 'embedded' && (await lacksStatistics(db))) await gatherStatistics(db)
  const unsafe = await unsafeDatabase(db, config)
  if (unsafe !== null) throw new StartProblem(unsafe)
  for (const warning of await productionWarnings(db, config)) say(warning)
}

const closeServer = async (app: FastifyInstance): Promise<void> => {
  const late = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS)
  try {
    await app.close()
  } finally {
    clearTimeout(late)
  }
}

const reachable = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host)

/** Checks, migrates, fills, listens. Throws an error with a Spanish sentence and leaves nothing open when it cannot. */
export const start = async (config: Config, { say, now = () => new Date(), logTo }: StartOptions): Promise<Running> => {
  await checkFolder(config.dataDir)
  checkRoom(config)
  const lock = await takeFolder(config, say)
  const undo: (() => Promise<void> | void)[] = [() => lock?.release()]
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  try {
    if (config.port !== 0) await checkPort(config)
    const lost = (code: string): void => say(`Se perdió una conexión con la base de datos (${code}); se abre otra.`)
    const gone = Promise.withResolvers<string>()
    const onLost = (): void => gone.resolve(lostSentence(config.dataDir))
    const database = await openDatabase(config, { now: now(), say, onConnectionLost: lost, lock, onLost })
    lock?.onLost(() => void database.abandon().finally(onLost))
    undo.push(() => database.close())
    await prepare(database, config, now(), say)
    const { db, messaging } = database
    const queue = await openQueue(database)
    undo.push(() => queue.stop())
    const { app, realtime } = await buildServer({ config, db, messaging, queue, version: version(), now, logTo })
    const { log } = app
    undo.push(() => closeServer(app))
    const files = openStore(config, now)
    if (config.demo) await placeChatFiles(db, files)
    const mail = startMailWorker(database.db, config, files, app.log)
    undo.push(() => mail.stop())
    const work = await startWork(database, queue, { db, config, files, log, realtime, now }, WORK)
    undo.push(() => work.stop())
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw portProblem(error, config)
    })
    const bound = app.server.address()
    const port = typeof bound === 'object' && bound !== null ? bound.port : config.port
    return { address: `http://${reachable(config.host)}:${port}`, app, database, gone: gone.promise, stop }
  } catch (error) {
    await stop()
    throw noRoom(error) === null ? error : roomProblem(config.dataDir)
  }
}
