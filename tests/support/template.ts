/** A filled database is made once and copied for each server, so that twenty test files do not seed twenty times. */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { DirectoryInUse, acquireLock } from '../../apps/api/src/db/lock.ts'
import { openDatabase } from '../../apps/api/src/db/open.ts'
import { type Seed, fillDatabase } from './fill.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/cauce-plantillas')
const SOURCES = ['apps/api/src/seed', 'apps/api/src/db', 'packages/domain/src']
const POLL_MS = 100
/** Files in memory on Linux: a database of a hundred megabytes is copied three times faster than to a disk. */
const MEMORY = '/dev/shm'
/** Bytes that must be free there; a container may have a few megabytes. */
const ROOMY = 4 * 2 ** 30

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

const fingerprint = (seed: Seed, today: string): string => {
  const hash = createHash('sha256').update(`${seed} ${today}`)
  for (const file of SOURCES.flatMap((source) => filesUnder(join(ROOT, source))))
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

const quiet = (): void => {}

const build = async (folder: string, seed: Seed, now: Date): Promise<void> => {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder }, { now, say: quiet })
  try {
    await fillDatabase(db, seed, now)
  } finally {
    await close()
  }
}

/** Waits its turn: the other test processes want the same template. */
const turn = async (): Promise<() => void> => {
  for (;;) {
    try {
      return acquireLock(CACHE)
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error
      await pause(POLL_MS)
    }
  }
}

const template = async (seed: Seed, now: Date): Promise<string> => {
  const ready = join(CACHE, `${seed}-${fingerprint(seed, bogotaDate(now.getTime()))}`)
  if (existsSync(ready)) return ready
  mkdirSync(CACHE, { recursive: true })
  const release = await turn()
  try {
    if (existsSync(ready)) return ready
    for (const old of readdirSync(CACHE)) {
      if (old.startsWith(`${seed}-`)) rmSync(join(CACHE, old), { recursive: true, force: true })
    }
    const half = join(CACHE, `a-medias-${process.pid}`)
    rmSync(half, { recursive: true, force: true })
    mkdirSync(half)
    await build(half, seed, now)
    renameSync(half, ready)
    return ready
  } finally {
    release()
  }
}

const place = (): string => {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOMY ? MEMORY : tmpdir()
}

/** A data directory of its own, filled as told. The caller removes it. */
export const newDataDir = async (seed: Seed, now: Date): Promise<string> => {
  const from = await template(seed, now)
  const dir = mkdtempSync(join(place(), 'cauce-prueba-'))
  cpSync(from, dir, { recursive: true })
  return dir
}
