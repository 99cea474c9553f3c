/**
 * One process at a time on a data directory. PGlite has no lock of its own, and two processes on one directory lose data
 * without a word, so this is taken before the database is touched (decision 0036).
 */
import { randomUUID } from 'node:crypto'
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Owner, fateOf, newOwner, ownerOf } from './lock-owner.ts'
import { CONFIRMED_MS, type LockPlace, watchLock } from './lock-watch.ts'
import { errorCode } from './unavailable.ts'

const TAKEOVER_TRIES = 20

/** Milliseconds; other values only in tests. */
export interface LockPace {
  readonly beat: number
  /** An owner that is not known to be gone and does not beat for this long is one. */
  readonly silence: number
  readonly look: number
  /** From taking a silent owner's folder until it is touched: by then the other has looked again. */
  readonly grace: number
}
const PACE: LockPace = { beat: 5_000, silence: 20_000, look: 250, grace: 2 * CONFIRMED_MS }

/** The directory belongs to a live process. The message names it. */
export class DirectoryInUse extends Error {}

export interface FolderLock {
  /** For the thread that writes: it looks at the lock too. */
  readonly place: LockPlace
  /** Called once, if somebody else is found to have the folder. */
  onLost(listener: () => void): void
  /** Gives the folder back, unless it is no longer ours. */
  release(): void
}

export const lostSentence = (dir: string): string =>
  `La carpeta de datos ${dir} pasó a otro proceso, o alguien quitó su marca (cauce.lock). Este dejó de escribir en ella y se cierra.`

/** A look at the lock: who, and everything that a beat changes (one of an older version only touches the time). */
interface Look {
  readonly owner: Owner | null
  readonly seen: string
}

const lookAt = (file: string): Look | null => {
  try {
    const text = readFileSync(file, 'utf8')
    const { ino, mtimeMs } = statSync(file)
    return { owner: ownerOf(text), seen: `${ino} ${mtimeMs} ${text}` }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Its descriptor, or null when the file is there already. */
const create = (file: string, me: Owner): number | null => {
  try {
    const descriptor = openSync(file, 'wx', 0o600)
    writeSync(descriptor, JSON.stringify(me), 0)
    return descriptor
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return null
    throw error
  }
}

const inUse = (dir: string, pid: number | null): DirectoryInUse =>
  new DirectoryInUse(
    pid === null
      ? `La carpeta de datos ${dir} está en uso por otro proceso.`
      : `La carpeta de datos ${dir} está en uso por el proceso ${pid}. Ciérrelo primero, o use otra carpeta con DATA_DIR.`,
  )

/**
 * True when nothing changed in the file during the whole silence. What was not watched does not count: a watcher that was
 * suspended, or whose machine was, has seen nothing meanwhile.
 */
const staysSilent = async (file: string, first: Look, pace: LockPace): Promise<boolean> => {
  let watched = 0
  let last = performance.now()
  while (watched < pace.silence) {
    await pause(pace.look)
    if (lookAt(file)?.seen !== first.seen) return false
    const now = performance.now()
    watched += Math.min(now - last, pace.look * 2)
    last = now
  }
  return true
}

/** Takes away the file that was looked at, and no other: one that came or beat meanwhile is put back. */
const takeAway = (file: string, looked: Look): void => {
  const aside = `${file}.${randomUUID()}`
  try {
    if (lookAt(file)?.seen !== looked.seen) return
    renameSync(file, aside)
    if (lookAt(aside)?.seen !== looked.seen) linkSync(aside, file)
  } catch (error) {
    // Another one took it first, or is there already.
    if (!['ENOENT', 'EEXIST'].includes(errorCode(error))) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

const beating = (dir: string, descriptor: number, me: Owner, pace: LockPace): FolderLock => {
  const file = join(dir, 'cauce.lock')
  const place = { file, ficha: me.ficha }
  const mayWrite = watchLock(place)
  const listeners = new Set<() => void>()
  let latido = me.latido
  let over = false
  const end = (): void => {
    over = true
    clearInterval(timer)
    closeSync(descriptor)
  }
  const beat = (): void => {
    if (over) return
    if (!mayWrite()) {
      end()
      for (const listener of listeners) listener()
      return
    }
    latido += 1
    try {
      // On its own descriptor: what another has put in the same place is never written over.
      writeSync(descriptor, JSON.stringify({ ...me, latido }), 0)
    } catch {
      // A full disk that cannot even change a byte: the next beat tries again.
    }
  }
  const timer = setInterval(beat, pace.beat).unref()
  return {
    place,
    onLost: (listener) => void listeners.add(listener),
    release: () => {
      if (over) return
      end()
      if (lookAt(file)?.owner?.ficha === me.ficha) rmSync(file, { force: true })
    },
  }
}

/**
 * Takes the directory. Throws {@link DirectoryInUse} when a live process has it: at once when it is of this process table, at
 * its next beat when it is of another one. An owner that is known to be gone is replaced at once; any other, after a silence.
 */
export const acquireLock = async (
  dir: string,
  { pace = PACE, onWait }: { readonly pace?: LockPace; readonly onWait?: (sentence: string) => void } = {},
): Promise<FolderLock> => {
  const file = join(dir, 'cauce.lock')
  const me = newOwner()
  let fromSilence = false
  for (let attempt = 0; attempt < TAKEOVER_TRIES; attempt += 1) {
    const descriptor = create(file, me)
    if (descriptor !== null) {
      const lock = beating(dir, descriptor, me, pace)
      if (fromSilence) await pause(pace.grace)
      if (lookAt(file)?.owner?.ficha === me.ficha) return lock
      lock.release()
      continue
    }
    const found = lookAt(file)
    if (found === null) continue
    const fate = found.owner === null ? 'unknown' : fateOf(found.owner)
    if (fate === 'alive') throw inUse(dir, found.owner?.pid ?? null)
    if (fate === 'unknown') {
      onWait?.(
        `La carpeta de datos ${dir} tiene la marca de un proceso que no se ve desde aquí. Se espera, hasta ${pace.silence / 1_000} segundos, a ver si da señales.`,
      )
      if (!(await staysSilent(file, found, pace))) {
        const now = lookAt(file)
        // It was given back, or only half-written when first seen: look again.
        if (now === null || found.owner === null) continue
        throw inUse(dir, now.owner?.pid ?? null)
      }
      fromSilence = true
    }
    takeAway(file, found)
  }
  throw inUse(dir, lookAt(file)?.owner?.pid ?? null)
}
