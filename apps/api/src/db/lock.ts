/**
 * One process at a time on a data directory. PGlite has no lock of its own, and two processes on one directory lose data
 * without a word, so this is taken before the database is touched.
 */
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import * as Schema from 'effect/Schema'
import { errorCode } from './unavailable.ts'

const HEARTBEAT_MS = 5_000
/** An owner on another machine (or in another container) whose file is older than this is gone. */
const REMOTE_STALE_MS = 20_000
const TAKEOVER_TRIES = 20

const Owner = Schema.Struct({
  pid: Schema.Int,
  host: Schema.String,
  /** Tells this process from a later one with the same number. */
  inicio: Schema.String,
})
type Owner = typeof Owner.Type
const readOwner = Schema.decodeUnknownOption(Schema.fromJsonString(Owner))

/** The directory belongs to a live process. The message names it. */
export class DirectoryInUse extends Error {}

/** When a process of this machine started, as far as the system tells; '' where it does not. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    // Not Linux, or no such process: the pid alone has to do.
    return ''
  }
}

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const ageMs = (file: string): number => {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch {
    // It was removed meanwhile: as old as can be.
    return Infinity
  }
}

/** The live owner that the file names, or null when there is none any more. */
const liveOwner = (file: string): { readonly pid: number | null } | null => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
  const owner = readOwner(text)
  // Half-written: somebody is writing it this very moment, or died while doing so.
  if (owner._tag === 'None') return ageMs(file) < HEARTBEAT_MS ? { pid: null } : null
  const { pid, host, inicio } = owner.value
  if (host !== hostname()) return ageMs(file) < REMOTE_STALE_MS ? { pid } : null
  if (pid === process.pid && inicio === startOf(pid)) return { pid }
  return runs(pid) && (inicio === '' || startOf(pid) === '' || inicio === startOf(pid)) ? { pid } : null
}

const create = (file: string, me: Owner): boolean => {
  try {
    writeFileSync(file, JSON.stringify(me), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

const inUse = (dir: string, owner: { readonly pid: number | null }): DirectoryInUse =>
  new DirectoryInUse(
    owner.pid === null
      ? `La carpeta de datos ${dir} está en uso por otro proceso.`
      : `La carpeta de datos ${dir} está en uso por el proceso ${owner.pid}. Ciérrelo primero, o use otra carpeta con DATA_DIR.`,
  )

/**
 * Takes the directory and answers how to give it back. Throws {@link DirectoryInUse} at once when a live process has it; the
 * lock of a dead one is taken over, by one process only: removing it asks for a second exclusive file.
 */
export const acquireLock = (dir: string): (() => void) => {
  const file = join(dir, 'cauce.lock')
  const guard = join(dir, 'cauce.lock.relevo')
  const me: Owner = { pid: process.pid, host: hostname(), inicio: startOf(process.pid) }
  let mine = create(file, me)
  for (let attempt = 0; !mine && attempt < TAKEOVER_TRIES; attempt += 1) {
    const owner = liveOwner(file)
    if (owner) throw inUse(dir, owner)
    if (create(guard, me)) {
      try {
        if (liveOwner(file) === null) rmSync(file, { force: true })
        mine = create(file, me)
      } finally {
        rmSync(guard, { force: true })
      }
    } else if (liveOwner(guard) === null) {
      rmSync(guard, { force: true })
    }
  }
  if (!mine) throw inUse(dir, liveOwner(file) ?? { pid: null })
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // Somebody removed the file by hand; there is nothing to keep alive.
    }
  }, HEARTBEAT_MS)
  beat.unref()
  return () => {
    clearInterval(beat)
    const owner = liveOwner(file)
    if (owner?.pid === process.pid) rmSync(file, { force: true })
  }
}
