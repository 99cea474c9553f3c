/** A filled database is made once and copied for each server, so that twenty test files do not seed twenty times. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { DirectoryInUse, acquireLock } from '../db/lock.ts'
import { openDatabase } from '../db/open.ts'
import { holdCompiled } from './compiled.ts'
import { type Seed, fillDatabase } from './fill.ts'
import { quickPlace } from './quick-place.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const CACHE = join(ROOT, 'node_modules/.cache/cauce-plantillas')
const SOURCES = ['apps/api/src/seed', 'apps/api/src/db', 'packages/domain/src']
const POLL_MS = 100
const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

let sources: string | undefined

/** Of all that decides what a template has. A process that runs has loaded them already: what changes under it is for the next one. */
const sourcesDigest = (): string => {
  if (sources !== undefined) return sources
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesUnder(join(ROOT, source))))
    hash.update(file).update(readFileSync(file))
  sources = hash.digest('hex')
  return sources
}

const fingerprint = (seed: Seed, today: string): string =>
  createHash('sha256').update(`${seed} ${today} ${sourcesDigest()}`).digest('hex').slice(0, 16)

const quiet = (): void => {}

const build = async (folder: string, seed: Seed, now: Date): Promise<void> => {
  const { db, close, filled } = await openDatabase({ databaseUrl: null, dataDir: folder }, { now, say: quiet })
  try {
    // Its log is copied with it and none of it is needed after the checkpoint: what is written over is not kept for later.
    await sql`set wal_recycle = off`.execute(db)
    await fillDatabase(db, seed, now)
    await sql`checkpoint`.execute(db)
    filled()
  } finally {
    await close()
  }
}

/** Waits its turn: the other test processes want the same template. */
const turn = async (): Promise<() => void> => {
  for (;;) {
    try {
      const lock = await acquireLock(CACHE)
      return () => lock.release()
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

/** A data directory of its own, filled as told. The caller removes it. */
export const newDataDir = async (seed: Seed, now: Date): Promise<string> => {
  await holdCompiled()
  const from = await template(seed, now)
  const dir = mkdtempSync(join(quickPlace(), 'cauce-prueba-'))
  cpSync(from, dir, { recursive: true })
  return dir
}
