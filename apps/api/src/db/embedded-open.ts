/** Opens the embedded database, and never another one in its place: what cannot be opened stops the start with its reason. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedClient, UnusableDatabase } from './embedded-client.ts'
import {
  BARE_BYTES,
  LOG_FILE_BYTES,
  embeddedDir,
  isEmpty,
  permissionProblem,
  permissionSentence,
  shapeProblem,
  spaceProblem,
  spaceSentence,
  withCommands,
} from './folder-check.ts'
import type { FolderLock } from './lock.ts'
import { sweepPages } from './page-checksums.ts'
import { DatabaseProblem } from './problem.ts'

const STATEMENT_TIMEOUT_MS = 60_000
const IDLE_TRANSACTION_MS = 30_000

export interface EmbeddedOptions {
  readonly now: Date
  readonly say: (line: string) => void
  /** Null where no other process can be: templates of the tests. */
  readonly lock?: FolderLock | null
  readonly onLost?: () => void
}

/** There from before a first database is made until it has been filled. Only such a one may be begun again. */
const unfinishedMark = (dataDir: string): string => join(dataDir, 'db.sin-terminar')

export const finishFirstStart = (dataDir: string): void => rmSync(unfinishedMark(dataDir), { force: true })

/** Moves the database's folder aside, with its time in the name, and answers where. */
export const moveAside = (dataDir: string, now: Date): string => {
  const dir = embeddedDir(dataDir)
  const aside = `${dir}.apartada-${now.toISOString().replaceAll(/[:.]/gu, '-')}`
  renameSync(dir, aside)
  return aside
}

export const newClient = (dataDir: string, options: EmbeddedOptions, examine = false): EmbeddedClient =>
  new EmbeddedClient({
    dataDir: embeddedDir(dataDir),
    lock: options.lock?.place ?? null,
    examine,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    idleTransactionMs: IDLE_TRANSACTION_MS,
    ...(options.onLost ? { onLost: options.onLost } : {}),
  })

const PERMISSION = /^(?:EACCES|EPERM|EROFS|42501)$/u
const SPACE = /^(?:ENOSPC|EDQUOT|53100)$/u
const MEMORY = /^(?:ERR_WORKER_OUT_OF_MEMORY|ERR_WORKER_INIT_FAILED|ENOMEM|53200)$/u
const NO_MEMORY = /out of memory|could not allocate|cannot enlarge memory|allocation failed/iu

/** Why it did not open, for the person who starts the server. Damage is what is left when nothing else explains it. */
export const openProblem = (dataDir: string, { code, message }: UnusableDatabase): DatabaseProblem => {
  const dir = embeddedDir(dataDir)
  const denied = permissionProblem(dataDir)
  if (denied !== null) return new DatabaseProblem(denied)
  if (PERMISSION.test(code)) return new DatabaseProblem(permissionSentence(dir, code))
  if (SPACE.test(code) || /no space left/iu.test(message)) return new DatabaseProblem(spaceSentence(dir))
  if (MEMORY.test(code) || NO_MEMORY.test(message)) {
    return new DatabaseProblem(
      `No hay memoria para abrir la base de datos de ${dir}. Los datos no están dañados: cierre otros programas, o dele más memoria, y repita.`,
    )
  }
  const full = spaceProblem(dataDir, LOG_FILE_BYTES)
  if (full !== null) return new DatabaseProblem(full)
  return new DatabaseProblem(withCommands(`La base de datos de ${dir} está dañada y no se puede abrir.`))
}

interface Relation {
  readonly name: string
  readonly file: string
  readonly pages: number
}

/** Relations of the catalogue with the file where each is and the pages that it had when they were last counted. */
const relationsOf = async (client: EmbeddedClient): Promise<Relation[]> => {
  const { rows } = await client.query(
    `select relname as name, pg_relation_filepath(oid) as file, greatest(relpages, 0) as pages
      from pg_class where relkind in ('r', 'i', 't', 'm', 'S') and pg_relation_filepath(oid) is not null`,
    [],
  )
  return rows
}

/** What an open and idle database has wrong in its files, each in words. */
export const damagesOf = async (client: EmbeddedClient, dir: string): Promise<string[]> => {
  const { pagesOf, damaged } = sweepPages(dir)
  if (damaged.some(({ file }) => file.startsWith('global')))
    return damaged.map(({ file, pages }) => `${file}: ${pages} páginas`)
  const relations = await relationsOf(client)
  const nameOf = new Map(relations.map(({ name, file }) => [file, name]))
  const broken = damaged.map(
    ({ file, pages }) => `${nameOf.get(file.replace(/\.\d+$/u, '')) ?? file}: ${pages} páginas`,
  )
  const short = relations
    .filter(({ file, pages }) => (pagesOf.get(file) ?? -1) < pages)
    .map(({ name, file }) => `${name}: ${existsSync(join(dir, file)) ? 'le faltan páginas' : 'falta su archivo'}`)
  return [...broken, ...short]
}

const SHOWN = 3

const checkPages = async (client: EmbeddedClient, dir: string): Promise<void> => {
  const damages = await damagesOf(client, dir)
  if (damages.length === 0) return
  const rest = damages.length > SHOWN ? ` y ${damages.length - SHOWN} más` : ''
  throw new DatabaseProblem(
    withCommands(`La base de datos de ${dir} está dañada (${damages.slice(0, SHOWN).join(', ')}${rest}).`),
  )
}

const openClient = async (dataDir: string, options: EmbeddedOptions): Promise<EmbeddedClient> => {
  const client = newClient(dataDir, options)
  try {
    await client.open()
    return client
  } catch (error) {
    await client.abandon()
    throw error instanceof UnusableDatabase ? openProblem(dataDir, error) : error
  }
}

const openNew = (dataDir: string, options: EmbeddedOptions): Promise<EmbeddedClient> => {
  writeFileSync(unfinishedMark(dataDir), '', { mode: 0o600 })
  mkdirSync(embeddedDir(dataDir), { recursive: true })
  return openClient(dataDir, options)
}

/** The database's pages are examined before anybody reads or writes in it: nothing is written over what is damaged. */
const openOld = async (dataDir: string, options: EmbeddedOptions): Promise<EmbeddedClient> => {
  const dir = embeddedDir(dataDir)
  const shape = shapeProblem(dir)
  if (shape !== null) throw new DatabaseProblem(shape)
  const client = await openClient(dataDir, options)
  try {
    await checkPages(client, dir)
    return client
  } catch (error) {
    await client.abandon()
    if (error instanceof DatabaseProblem) throw error
    throw new DatabaseProblem(withCommands(`La base de datos de ${dir} está dañada y no se puede examinar.`))
  }
}

/**
 * Opens the folder's database. Throws {@link DatabaseProblem} when it cannot, and changes nothing then. A first start that did
 * not end is the one thing that is begun again, since nobody has written in it: it is set aside, and said.
 */
export const openEmbedded = async (dataDir: string, options: EmbeddedOptions): Promise<EmbeddedClient> => {
  const problem = permissionProblem(dataDir) ?? spaceProblem(dataDir, BARE_BYTES)
  if (problem !== null) throw new DatabaseProblem(problem)
  if (isEmpty(embeddedDir(dataDir))) return openNew(dataDir, options)
  try {
    return await openOld(dataDir, options)
  } catch (error) {
    if (!(error instanceof DatabaseProblem) || !existsSync(unfinishedMark(dataDir))) throw error
    const aside = moveAside(dataDir, options.now)
    options.say(
      `El primer inicio no terminó y su base de datos no se puede abrir: se apartó en ${aside} y se empieza otra.`,
    )
    return openNew(dataDir, options)
  }
}
